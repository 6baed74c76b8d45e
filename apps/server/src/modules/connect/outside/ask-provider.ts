import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock/clock.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { createAllowance } from '../../../platform/limits/allowance.ts'
import { createRecent } from '../../../platform/memory/recent.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import type { Ask, AskProvider, FetchJson, OutsideProvider } from './provider.ts'
import { ProviderStatus } from './provider-status.ts'

/** If `value` is a Failure, the provider doesn't know the event. */
type Answer = { value: unknown; at: number }
type Parts = { fetchJson: FetchJson; clock: Clock; log: Logger }

/** How long an old answer may be served if the provider fails. */
const staleMilliseconds = 10 * 60_000
const maxKept = 1000
/** Limits the uncached requests of one address, far above those of a club's Wi-Fi full of viewers. */
const misses = { most: 300, perSecond: 3 }

/**
 * Requests data from clubs' outside providers: one request for all concurrent callers, cached, and none while a
 * provider keeps failing; an old answer is served then. Answers are shared by all of a club, so a path must contain
 * nothing of a member. Clubs at one host are cached separately, since the host distinguishes them by their headers.
 */
export function createAskProvider({ fetchJson, clock, log }: Parts): AskProvider {
  const breakers = new Map<string, Breaker>()
  const answers = createRecent<string, Answer>(maxKept)
  const underWay = new Map<string, Promise<Answer>>()
  const now = () => clock.now().getTime()
  const spend = createAllowance({ ...misses, now })

  return async <T>(provider: OutsideProvider, path: string, ask: Ask<T>): Promise<T> => {
    const key = keyOf(provider, path)
    const known = answers.get(key)
    if (known && now() - known.at < ask.freshSeconds * 1000) return unwrap<T>(known)
    try {
      return unwrap<T>(await (underWay.get(key) ?? begin(key, provider, path, ask)))
    } catch (cause) {
      if (cause instanceof Failure && cause.code === ask.missing) throw cause
      if (known && now() - known.at < staleMilliseconds) return unwrap<T>(known)
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
      // Any visitor can cause a 4xx, e.g. by asking for a page that doesn't exist, so it isn't the provider's failure.
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

function unwrap<T>({ value }: Answer): T {
  if (value instanceof Failure) throw value
  return value as T
}

function keyOf({ url, authorization, tenantId, tenant }: OutsideProvider, path: string): string {
  return JSON.stringify([url, authorization, tenantId, tenant, path])
}

function headersOf({ authorization, tenantId }: OutsideProvider): Record<string, string> {
  return { TenantId: tenantId, ...(authorization && { authorization }) }
}
