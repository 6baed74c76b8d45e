import { Failure } from '../../platform/http/failure.ts'

/** How many pictures may be made for one address at once, and how many more each second. */
const most = 600
const perSecond = 1
const mostAddresses = 20_000

/**
 * Limits how many pictures are made for an address: what is already on disk costs nothing and isn't counted. In this server's memory,
 * because it is this server's processor that is protected.
 */
export function createMissAllowance(now: () => number) {
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
