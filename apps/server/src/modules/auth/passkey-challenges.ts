import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../platform/http/context.ts'
import { hashToken } from '../../platform/session/token.ts'
import type { SpentNonceRepository } from './spent-nonce-repository.ts'

export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>
type Parts = { secret: string; nonces: SpentNonceRepository }
type Purpose = { kind: 'signIn' } | { kind: 'new'; memberId: string }
type Caller = Pick<Context, 'tenantId' | 'now'>

const lastsMs = 300_000

/** Challenges that are stored only when answered: requesting them, which anyone may, fills no table. */
export function createPasskeyChallenges({ secret, nonces }: Parts) {
  /** Makes the token that comes back with the answer. */
  function seal({ tenantId, now }: Caller, purpose: Purpose, challenge: string): string {
    const body = Buffer.from(JSON.stringify({ challenge, until: now.getTime() + lastsMs })).toString('base64url')
    return `${body}.${mac(tenantId, purpose, body)}`
  }

  /** Returns the challenge once; null if it was answered before, has expired, or was for another purpose. */
  async function spend({ tenantId, now }: Caller, purpose: Purpose, token: string): Promise<string | null> {
    const [body = '', given = ''] = token.split('.')
    const [received, expected] = [Buffer.from(given), Buffer.from(mac(tenantId, purpose, body))]
    if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null
    const { challenge, until } = JSON.parse(Buffer.from(body, 'base64url').toString()) as Sealed
    if (until < now.getTime()) return null
    const isFirst = await nonces.spend(tenantId, hashToken(`passkey\n${body}`), { now, until: new Date(until) })
    return isFirst ? challenge : null
  }

  function mac(tenantId: string, purpose: Purpose, body: string) {
    const of = purpose.kind === 'new' ? purpose.memberId : ''
    return createHmac('sha256', secret).update([purpose.kind, tenantId, of, body].join('\n')).digest('base64url')
  }

  return { seal, spend }
}

type Sealed = { challenge: string; until: number }
