import { type Clock, systemClock } from '../../../platform/clock/clock.ts'
import { hashToken } from '../../../platform/session/token.ts'
import type { IdentityTokens } from '../../auth/identity-tokens.ts'

export type MovedTime = ReturnType<typeof createMovedTime>

const mostKept = 5000

/**
 * With `CLOCK=demo` the server's time is moved, while the demo's identity provider lives in the machine's. A token is as old as
 * the server's clock says since it was issued: one from before a move of two hours is old, one from after it is fresh.
 */
export function createMovedTime(clock: Clock, machine: Clock = systemClock) {
  const offsets = new Map<string, number>()

  /** To be told of every token the provider gives out. */
  function issued(token: string) {
    const [oldest] = offsets.keys()
    if (offsets.size >= mostKept && oldest !== undefined) offsets.delete(oldest)
    offsets.set(hashToken(token), clock.now().getTime() - machine.now().getTime())
  }

  /** Verifies as `tokens` does, in the time that the token was issued in. Those of other providers are not touched. */
  function follow(tokens: IdentityTokens): IdentityTokens {
    return {
      async verify(trust, token, { nonce, now }) {
        const offset = offsets.get(hashToken(token)) ?? 0
        const verdict = await tokens.verify(trust, token, { nonce, now: new Date(now.getTime() - offset) })
        if (verdict.kind === 'refused') return verdict
        const { identity } = verdict
        return { ...verdict, identity: { ...identity, expiresAt: new Date(identity.expiresAt.getTime() + offset) } }
      },
    }
  }

  return { issued, follow }
}
