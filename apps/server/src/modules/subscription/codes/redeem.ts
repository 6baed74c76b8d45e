import type { RedeemReply } from '@upbeat/contract/entities/coupon'
import { dayMs } from '@upbeat/rules/subscription/billing-period'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Bookkeeping } from '../billing/bookkeeping.ts'
import { presentCoupon } from '../present.ts'
import { type CodeService, createCodeService } from './codes.ts'

type Parts = { books: Bookkeeping; codes: Pick<CodeService, 'verify'> }
export type Redeem = ReturnType<typeof createRedeem>

export function createRedeem({ books, codes }: Parts) {
  /**
   * Starts free access immediately; a discount is only confirmed, and used by the purchase (D-68).
   * @throws Failure invalidRequest, codeInvalid, codeExpired, codeUsed, alreadySubscribed
   */
  return async function redeem(context: MemberContext, text: string): Promise<RedeemReply> {
    const { tenantId, memberId, now } = context
    const found = await codes.verify(tenantId, text, { memberId, now })
    const { kind: _, ...coupon } = presentCoupon(found, now)
    if (found.kind === 'discount') return { ...coupon, kind: 'discount' }
    const id = await books.alone(context, async (ledger) => {
      const { accessDays } = await createCodeService(ledger).use(tenantId, memberId, text, now)
      await books.makeRoom(ledger, context)
      const endsAt = accessDays === null ? null : new Date(now.getTime() + accessDays * dayMs)
      return books.keepFreeAccess(ledger, context, coupon.code, endsAt)
    })
    return { ...coupon, kind: 'freeaccess', subscription: await books.one(context, id) }
  }
}
