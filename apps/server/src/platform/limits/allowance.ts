import { Failure } from '../failure/failure.ts'

type Options = { most: number; perSecond: number; now: () => number }

const maxAddresses = 20_000

/**
 * A token bucket per address: `most` at once, refilled with `perSecond`. Kept in this server's memory, for work that
 * costs only this server; `now` is in milliseconds.
 */
export function createAllowance({ most, perSecond, now }: Options) {
  const left = new Map<string, { tokens: number; at: number }>()

  /** @throws Failure tooManyRequests */
  return function spend(address: string): void {
    const at = now()
    const known = left.get(address)
    const tokens = known ? Math.min(most, known.tokens + ((at - known.at) / 1000) * perSecond) : most
    if (tokens < 1) throw new Failure('tooManyRequests', { retryAfter: Math.ceil((1 - tokens) / perSecond) })
    if (!known && left.size >= maxAddresses) left.clear()
    left.set(address, { tokens: tokens - 1, at })
  }
}
