import { type Clock, systemClock } from '../../../platform/clock/clock.ts'
import { hashToken } from '../../../platform/session/token.ts'
import type { IdentityTokens } from '../../auth/identity-tokens.ts'

export type MovedTime = ReturnType<typeof createMovedTime>

const maxTokens = 5000

/**
 * With `CLOCK=demo` the server's clock is moved, while the demo's identity provider uses the machine's. This makes a
 * token's age follow the server's clock: after a move of two hours, older tokens have expired and newer ones are valid.
 */
export function createMovedTime(clock: Clock, machine: Clock = systemClock) {
  const offsets = new Map<string, number>()

  /** Call for every token that the provider issues. */
  function issued(token: string) {
    const [oldest] = offsets.keys()
    if (offsets.size >= maxTokens && oldest !== undefined) offsets.delete(oldest)
    offsets.set(hashToken(token), clock.now().getTime() - machine.now().getTime())
  }

  /** Verifies like `tokens`, at the time of the token's issue. Tokens of other providers are unaffected. */
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
