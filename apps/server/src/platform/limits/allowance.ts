import { Failure } from '../http/failure.ts'

type Options = { most: number; perSecond: number; now: () => number }

const mostAddresses = 20_000

/**
 * A token bucket for each address: `most` at once, and `perSecond` more as time goes by. In this server's memory, for work that costs this
 * server and not what all of them share; `now` in milliseconds.
 */
export function createAllowance({ most, perSecond, now }: Options) {
  const left = new Map<string, { tokens: number; at: number }>()

  /** @throws Failure tooManyRequests */
  return function spend(address: string): void {
    const at = now()
    const known = left.get(address)
    const tokens = known ? Math.min(most, known.tokens + ((at - known.at) / 1000) * perSecond) : most
    if (tokens < 1) throw new Failure('tooManyRequests', { retryAfter: Math.ceil((1 - tokens) / perSecond) })
    if (!known && left.size >= mostAddresses) left.clear()
    left.set(address, { tokens: tokens - 1, at })
  }
}
