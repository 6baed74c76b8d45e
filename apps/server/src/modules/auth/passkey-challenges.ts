import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../platform/http/context.ts'
import { hashToken } from '../../platform/session/token.ts'
import type { SpentNonceRepository } from './spent-nonce-repository.ts'

export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>
type Parts = { secret: string; nonces: SpentNonceRepository }
type Purpose = { kind: 'signIn' } | { kind: 'new'; memberId: string }
type Asker = Pick<Context, 'tenantId' | 'now'>

const lastsMs = 300_000

/** Challenges that nothing is stored of until they are answered: asking for them, which everyone may, fills no table. */
export function createPasskeyChallenges({ secret, nonces }: Parts) {
  /** What comes back with the answer. */
  function seal({ tenantId, now }: Asker, purpose: Purpose, challenge: string): string {
    const body = Buffer.from(JSON.stringify({ challenge, until: now.getTime() + lastsMs })).toString('base64url')
    return `${body}.${mac(tenantId, purpose, body)}`
  }

  /** The challenge, once; null where it was answered before, is too old, or was for something else. */
  async function spend({ tenantId, now }: Asker, purpose: Purpose, token: string): Promise<string | null> {
    const [body = '', given = ''] = token.split('.')
    const [told, expected] = [Buffer.from(given), Buffer.from(mac(tenantId, purpose, body))]
    if (told.length !== expected.length || !timingSafeEqual(told, expected)) return null
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
