import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock/clock.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { ConnectProvider } from '../../../platform/tenancy/connect-provider.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import type { Ask, AskProvider, FetchJson } from './provider.ts'

type Answer = { value: unknown; at: number }
type Parts = { fetchJson: FetchJson; clock: Clock; log: Logger }

/** So long an old answer is better than none. */
const staleMilliseconds = 10 * 60_000
const mostKept = 1000

/**
 * Asks outside providers for clubs: once for all who ask at the same time, seldom, and not at all while a provider keeps failing. An old
 * answer serves meanwhile. What is kept is the same for everyone, so nothing of a member may go into a path.
 */
export function createAskProvider({ fetchJson, clock, log }: Parts): AskProvider {
  const breakers = new Map<string, Breaker>()
  const answers = new Map<string, Answer>()
  const underWay = new Map<string, Promise<unknown>>()
  const now = () => clock.now().getTime()

  return async <T>(provider: ConnectProvider, path: string, ask: Ask<T>): Promise<T> => {
    const url = `${provider.url.replace(/\/+$/, '')}${path}`
    const known = answers.get(url)
    if (known && now() - known.at < ask.freshSeconds * 1000) return known.value as T
    const asking = underWay.get(url) ?? begin(provider, url, ask)
    try {
      return (await asking) as T
    } catch (cause) {
      if (known && now() - known.at < staleMilliseconds) return known.value as T
      throw cause instanceof Failure ? cause : new Failure('providerFailed', { cause })
    }
  }

  function begin<T>(provider: ConnectProvider, url: string, { read }: Ask<T>): Promise<T> {
    const asking = fetchAndRead(provider, url, read).finally(() => underWay.delete(url))
    underWay.set(url, asking)
    return asking
  }

  async function fetchAndRead<T>(provider: ConnectProvider, url: string, read: (body: unknown) => T): Promise<T> {
    const breaker = breakerOf(provider)
    if (!breaker.allows()) throw new Failure('providerFailed', { retryAfter: 30 })
    try {
      const value = read(await fetchJson(url, provider.authorization))
      breaker.succeeded()
      if (answers.size >= mostKept) answers.clear()
      answers.set(url, { value, at: now() })
      return value
    } catch (err) {
      breaker.failed()
      log.warn({ err, provider: provider.url }, 'provider of Connect failed')
      throw err
    }
  }

  function breakerOf({ url }: ConnectProvider): Breaker {
    const known = breakers.get(url)
    if (known) return known
    const made = createBreaker(now)
    breakers.set(url, made)
    return made
  }
}
