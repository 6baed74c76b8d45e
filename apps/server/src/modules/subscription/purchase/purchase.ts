import { setTimeout as delay } from 'node:timers/promises'
import type { PurchasePayload } from '@upbeat/contract/entities/purchase'
import type { Subscription } from '@upbeat/contract/entities/subscription'
import { Failure } from '../../../platform/failure/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { isSold } from '../../plans/is-sold.ts'
import type { PlanRow, Plans } from '../../plans/plan.ts'
import type { Bookkeeping } from '../billing/bookkeeping.ts'
import type { Ledger } from '../billing/ledger.ts'
import type { PaymentsFor } from '../billing/payments.ts'
import { isStale, type Settlement } from '../billing/settlement.ts'
import { createCodeService } from '../codes/codes.ts'
import { isInTheWay } from '../is-running.ts'
import type { AttemptRow } from './attempt-repository.ts'

export type PurchaseService = ReturnType<typeof createPurchaseService>
type Parts = {
  books: Bookkeeping
  products: Plans
  paymentsFor: PaymentsFor
  settlement: Settlement
  makeId: () => string
}
type Wanted = Pick<AttemptRow, 'provider' | 'paymentAccount' | 'planTag' | 'sourceToken' | 'discountCode'>
type Place = { kind: 'bought'; id: string } | { kind: 'ours' | 'other'; attempt: AttemptRow }

const maxWaitMs = 20_000
const pauseMs = 100

/** Buys plans with a card. */
export function createPurchaseService({ books, products, paymentsFor, settlement, makeId }: Parts) {
  /**
   * Charges the card and starts the paid plan immediately, even during a trial (D-104). Repeating a purchase with the
   * same card token, because of a double click or a lost reply, charges once and returns the same reply; one with
   * another card waits for the first.
   * @throws Failure unknownPlan, invalidRequest, codeInvalid, codeExpired, codeUsed, alreadySubscribed,
   * paymentDeclined, unavailable
   */
  async function purchase(context: MemberContext, payload: PurchasePayload): Promise<Subscription> {
    const plan = await products.plan(context.tenantId, payload.planId, payload.productId)
    const payments = paymentsFor(context.tenant)
    if (!payments) throw new Failure('unavailable')
    const { sourceToken, DiscountCode: discountCode } = payload
    if (!payments.accepts(sourceToken)) throw new Failure('invalidRequest', { message: 'Invalid data: sourceToken' })
    const { provider, account: paymentAccount } = payments
    const wanted = { provider, paymentAccount, planTag: plan.tag, sourceToken, discountCode: discountCode || null }
    const place = await takePlace(context, plan, wanted)
    return books.one(context, place.kind === 'bought' ? place.id : await settlement.finish(place.attempt, context.now))
  }

  async function takePlace(context: MemberContext, plan: PlanRow, wanted: Wanted): Promise<Place> {
    for (let waited = 0; waited < maxWaitMs; waited += pauseMs) {
      const place = await books.alone(context, (ledger) => look(ledger, context, { plan, ...wanted }))
      if (place.kind !== 'other') return place
      if (isStale(place.attempt, context.now)) await settlement.resolve(place.attempt, context.now)
      else await delay(pauseMs)
    }
    throw new Failure('unavailable')
  }

  async function look(
    ledger: Ledger,
    context: MemberContext,
    { plan, ...wanted }: Wanted & { plan: PlanRow },
  ): Promise<Place> {
    const { tenantId, memberId, now } = context
    const known = await ledger.attempts.find(tenantId, memberId)
    if (known && !isSame(known, wanted)) return { kind: 'other', attempt: known }
    if (known) {
      // A request is working on the attempt again, so the time until it is stale restarts.
      await ledger.attempts.touch(tenantId, memberId, now)
      return { kind: 'ours', attempt: known }
    }
    const rows = await ledger.subscriptions.list(tenantId, memberId)
    const bought = rows.find((row) => {
      return isInTheWay(row, now) && row.paymentToken === wanted.sourceToken && row.planTag === wanted.planTag
    })
    if (bought) return { kind: 'bought', id: bought.id }
    // A purchase in progress is completed, also if the plan was archived meanwhile.
    if (!isSold(plan)) throw new Failure('unknownPlan')
    await books.assertRoom(ledger, context)
    const discountCode =
      wanted.discountCode && (await takeDiscount(ledger, context, { plan, text: wanted.discountCode }))
    const attempt = { ...wanted, discountCode, id: makeId(), memberId, startedAt: now }
    await ledger.attempts.insert(tenantId, attempt)
    return { kind: 'ours', attempt: { ...attempt, tenantId } }
  }

  return { purchase }
}

function isSame(attempt: AttemptRow, wanted: Wanted) {
  return attempt.sourceToken === wanted.sourceToken && attempt.planTag === wanted.planTag
}

/** The use is taken before the card is charged, and returned if that fails. An amount is for plans in its currency. */
async function takeDiscount(
  ledger: Ledger,
  { tenantId, memberId, now }: MemberContext,
  { plan, text }: { plan: PlanRow; text: string },
) {
  const { kind, code, currency } = await createCodeService(ledger).use(tenantId, memberId, text, now)
  if (kind !== 'discount' || (currency !== null && currency !== plan.currency)) throw new Failure('codeInvalid')
  return code
}
