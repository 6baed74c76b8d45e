import type { Coupon } from '@upbeat/contract/entities/coupon'
import { normaliseCode } from '@upbeat/rules/subscription/normalise-code'
import type { Context } from '../../platform/http/context.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { CodeRepository, CodeRow } from './code-repository.ts'
import { presentCoupon } from './present.ts'

export type CodeService = ReturnType<typeof createCodeService>
type Asker = { memberId: string | null; now: Date }

export function createCodeService({ codes }: { codes: CodeRepository }) {
  /**
   * The code, where it can be redeemed now (D-68). A member redeems each code once; one that has not begun is told as unknown.
   * @throws Failure invalidRequest for what can be no code, codeInvalid, codeExpired, codeUsed
   */
  async function verify(tenantId: string, text: string, { memberId, now }: Asker): Promise<CodeRow> {
    const code = normaliseCode(text)
    if (code === null) throw new Failure('invalidRequest')
    const row = await codes.find(tenantId, code)
    if (!row || (row.startsAt && row.startsAt > now)) throw new Failure('codeInvalid')
    if (row.expiresAt && row.expiresAt <= now) throw new Failure('codeExpired')
    if (row.maximumUses !== null && row.uses >= row.maximumUses) throw new Failure('codeUsed')
    if (memberId !== null && (await codes.hasRedeemed(tenantId, memberId, code))) throw new Failure('codeUsed')
    return row
  }

  /** Verifies and takes one use; in a transaction, so that what fails later gives it back. */
  async function use(tenantId: string, memberId: string, text: string, now: Date): Promise<CodeRow> {
    const row = await verify(tenantId, text, { memberId, now })
    if (!(await codes.use(tenantId, memberId, row.code, now))) throw new Failure('codeUsed')
    return row
  }

  async function check({ tenantId, member, now }: Context, code: string): Promise<Coupon> {
    return presentCoupon(await verify(tenantId, code, { memberId: member?.memberId ?? null, now }), now)
  }

  return { verify, use, check }
}
