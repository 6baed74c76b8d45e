import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock/clock.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { createAllowance } from '../../../platform/limits/allowance.ts'
import { createRecent } from '../../../platform/memory/recent.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import type { Ask, AskProvider, FetchJson, OutsideProvider } from './provider.ts'
import { ProviderStatus } from './provider-status.ts'

/** A `value` that is a Failure: the provider knows no such event. */
type Answer = { value: unknown; at: number }
type Parts = { fetchJson: FetchJson; clock: Clock; log: Logger }

/** So long an old answer is better than none. */
const staleMilliseconds = 10 * 60_000
const mostKept = 1000
/** What one address may have asked that isn't known: a club's wifi full of viewers asks less. */
const misses = { most: 300, perSecond: 3 }

/**
 * Asks outside providers for clubs: once for all who ask at the same time, seldom, and not at all while a provider keeps failing. An old
 * answer serves meanwhile. What is kept is the same for everyone in a club, so nothing of a member may go into a path. Clubs at one host are
 * kept apart: it tells them from each other by what goes along.
 */
export function createAskProvider({ fetchJson, clock, log }: Parts): AskProvider {
  const breakers = new Map<string, Breaker>()
  const answers = createRecent<string, Answer>(mostKept)
  const underWay = new Map<string, Promise<Answer>>()
  const now = () => clock.now().getTime()
  const spend = createAllowance({ ...misses, now })

  return async <T>(provider: OutsideProvider, path: string, ask: Ask<T>): Promise<T> => {
    const key = keyOf(provider, path)
    const known = answers.get(key)
    if (known && now() - known.at < ask.freshSeconds * 1000) return told<T>(known)
    try {
      return told<T>(await (underWay.get(key) ?? begin(key, provider, path, ask)))
    } catch (cause) {
      if (cause instanceof Failure && cause.code === ask.missing) throw cause
      if (known && now() - known.at < staleMilliseconds) return told<T>(known)
      throw cause instanceof Failure ? cause : new Failure('providerFailed', { cause })
    }
  }

  function begin(key: string, provider: OutsideProvider, path: string, ask: Ask<unknown>): Promise<Answer> {
    spend(ask.address)
    const asking = answerOf(provider, path, ask)
      .then((value) => keep(key, value))
      .finally(() => underWay.delete(key))
    underWay.set(key, asking)
    return asking
  }

  async function answerOf(
    provider: OutsideProvider,
    path: string,
    { kind, read, missing }: Ask<unknown>,
  ): Promise<unknown> {
    const breaker = breakerOf(provider, kind)
    if (!breaker.allows()) throw new Failure('providerFailed', { retryAfter: 30 })
    let hasAnswered = false
    try {
      const { status, body } = await fetchJson(`${provider.url.replace(/\/+$/, '')}${path}`, headersOf(provider))
      if (status !== 200) throw new ProviderStatus(status)
      hasAnswered = true
      const value = read(body)
      breaker.succeeded()
      return value
    } catch (err) {
      // A status about the request may be any visitor's doing, as with a page that does not exist.
      const isAboutRequest = err instanceof ProviderStatus && err.isAboutRequest
      if (isAboutRequest || (missing && hasAnswered)) breaker.succeeded()
      else breaker.failed()
      if (missing && err instanceof ProviderStatus && err.isMissing) return new Failure(missing)
      log.warn({ err, provider: provider.url, path }, 'provider of Connect failed')
      throw err
    }
  }

  function keep(key: string, value: unknown): Answer {
    return answers.set(key, { value, at: now() })
  }

  function breakerOf(provider: OutsideProvider, kind: Ask<unknown>['kind']): Breaker {
    const key = keyOf(provider, kind)
    const known = breakers.get(key)
    if (known) return known
    const made = createBreaker(now)
    breakers.set(key, made)
    return made
  }
}

function told<T>({ value }: Answer): T {
  if (value instanceof Failure) throw value
  return value as T
}

function keyOf({ url, authorization, tenantId, tenant }: OutsideProvider, path: string): string {
  return JSON.stringify([url, authorization, tenantId, tenant, path])
}

function headersOf({ authorization, tenantId }: OutsideProvider): Record<string, string> {
  return { TenantId: tenantId, ...(authorization && { authorization }) }
}
