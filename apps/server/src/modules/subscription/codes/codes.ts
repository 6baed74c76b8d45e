import type { Coupon } from '@upbeat/contract/entities/coupon'
import { normaliseCode } from '@upbeat/rules/subscription/normalise-code'
import { Failure } from '../../../platform/failure/failure.ts'
import type { Context } from '../../../platform/http/context.ts'
import type { CodeRow } from '../../plans/plan.ts'
import { presentCoupon } from '../present.ts'
import type { Redemptions } from './redemptions.ts'

export type CodeService = ReturnType<typeof createCodeService>
type Asker = { memberId: string | null; now: Date }

export function createCodeService({ codes }: { codes: Redemptions }) {
  /**
   * Returns the code if it can be redeemed now (D-68). A member can redeem each code once; a code that isn't valid yet
   * counts as unknown.
   * @throws Failure invalidRequest if malformed, codeInvalid, codeExpired, codeUsed
   */
  async function verify(tenantId: string, text: string, { memberId, now }: Asker): Promise<CodeRow> {
    const code = normaliseCode(text)
    if (code === null) throw new Failure('invalidRequest')
    const row = await codes.find(tenantId, code)
    if (!row || (row.startsAt && row.startsAt > now)) throw new Failure('codeInvalid')
    if (row.endedAt || (row.expiresAt && row.expiresAt <= now)) throw new Failure('codeExpired')
    if (row.maximumUses !== null && row.uses >= row.maximumUses) throw new Failure('codeUsed')
    if (memberId !== null && (await codes.hasRedeemed(tenantId, memberId, code))) throw new Failure('codeUsed')
    return row
  }

  /** Verifies a code and takes one use. Run it in a transaction, so that a later failure returns the use. */
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
