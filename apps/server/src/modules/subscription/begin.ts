import type { PurchasePayload, SubscribePayload, TrialPayload } from '@upbeat/contract/entities/purchase'
import type { Subscription } from '@upbeat/contract/entities/subscription'
import { type Discount, periodPrice, startBilling, startTrial } from '@upbeat/rules/subscription/billing'
import { addPeriods } from '@upbeat/rules/subscription/billing-period'
import type { MemberContext } from '../../platform/http/context.ts'
import { Failure } from '../../platform/http/failure.ts'
import { billingPlan } from './billing-row.ts'
import type { Bookkeeping } from './bookkeeping.ts'
import { createCodeService } from './codes.ts'
import type { Ledger } from './ledger.ts'
import type { Payments, PaymentsFor } from './payments.ts'
import type { PlanRow } from './product-repository.ts'
import type { ProductService } from './products.ts'

export type BeginService = ReturnType<typeof createBeginService>
type Parts = { books: Bookkeeping; products: ProductService; paymentsFor: PaymentsFor }

/** How a member comes by a plan. */
export function createBeginService({ books, products, paymentsFor }: Parts) {
  /**
   * A plan that asks for no card: its trial, or one that costs nothing (D-67).
   * @throws Failure unknownPlan, trialUsed, alreadySubscribed
   */
  async function subscribe(context: MemberContext, { planId, productId }: SubscribePayload): Promise<Subscription> {
    const plan = await products.plan(context.tenantId, planId, productId)
    if (!plan.trialPeriodDays && plan.priceMinor > 0) throw new Failure('unknownPlan')
    return begin(context, plan)
  }

  /**
   * The trial of the plan that is named, else the club's first.
   * @throws Failure unknownPlan, trialUsed, alreadySubscribed
   */
  async function trial(context: MemberContext, payload: TrialPayload): Promise<Subscription> {
    const { tenantId } = context
    const plan = payload?.planId
      ? await products.plan(tenantId, payload.planId, payload.productId)
      : (await products.plans(tenantId)).find((row) => row.trialPeriodDays)
    if (!plan?.trialPeriodDays) throw new Failure('unknownPlan')
    return begin(context, plan)
  }

  async function begin(context: MemberContext, plan: PlanRow): Promise<Subscription> {
    const { now } = context
    const days = plan.trialPeriodDays ?? 0
    const source = paymentsFor(context.tenant)?.provider ?? 'sandbox'
    const id = await books.alone(context, async (ledger) => {
      const before = await books.makeRoom(ledger, context)
      if (days === 0) {
        return books.keep(ledger, context, {
          plan,
          source,
          billing: startBilling(billingPlan(plan), now.getTime(), null),
        })
      }
      if (before.some((row) => row.trialStartedAt)) throw new Failure('trialUsed')
      const billing = startTrial(billingPlan(plan), days, now.getTime())
      return books.keep(ledger, context, { plan, source, billing, trialStartedAt: now })
    })
    return books.one(context, id)
  }

  /**
   * Charges the card and begins the paid plan at once, during a trial too (D-104). Whoever comes twice, by a double click, a
   * second tab or a repeated request, is charged once.
   * @throws Failure unknownPlan, invalidRequest, codeInvalid, codeExpired, codeUsed, alreadySubscribed, paymentDeclined, unavailable
   */
  async function purchase(context: MemberContext, payload: PurchasePayload): Promise<Subscription> {
    const plan = await products.plan(context.tenantId, payload.planId, payload.productId)
    const payments = paymentsFor(context.tenant)
    if (!payments) throw new Failure('unavailable')
    if (!payments.accepts(payload.sourceToken)) {
      throw new Failure('invalidRequest', { message: 'Invalid data: sourceToken' })
    }
    const id = await books.alone(context, async (ledger) => {
      await books.makeRoom(ledger, context)
      const discount = payload.DiscountCode ? await useDiscount(ledger, context, payload.DiscountCode) : null
      return buy(ledger, context, { plan, payments, sourceToken: payload.sourceToken, discount })
    })
    return books.one(context, id)
  }

  type Order = {
    plan: PlanRow
    payments: Payments
    sourceToken: string
    discount: { code: string; terms: Discount } | null
  }

  async function buy(ledger: Ledger, context: MemberContext, { plan, payments, sourceToken, discount }: Order) {
    const { memberId, now } = context
    const billing = startBilling(billingPlan(plan), now.getTime(), discount?.terms ?? null)
    const amountMinor = periodPrice(billing.plan, billing.discount, billing.periodStart)
    const key = `purchase:${memberId}:${plan.tag}:${sourceToken}`
    const paymentToken = await charged(payments, { key, sourceToken, amountMinor, currency: plan.currency })
    const fresh = { billing, plan, source: payments.provider, paymentToken, ...(discount && { discount }) }
    const subscriptionId = await books.keep(ledger, context, fresh)
    await books.keepInvoice(ledger, context, { subscriptionId, billing, plan, amountMinor, reason: 'purchase' })
    return subscriptionId
  }

  return { subscribe, trial, purchase }
}

type Sum = { key: string; sourceToken: string; amountMinor: number; currency: string }

/** What later charges to the same card are made with. A discount of everything leaves nothing to charge. */
async function charged(payments: Payments, { key, sourceToken, amountMinor, currency }: Sum): Promise<string> {
  if (amountMinor === 0) return sourceToken
  const order = { key, paymentToken: sourceToken, amountMinor, currency, occasion: 'purchase' } as const
  const result = await payments.charge(order)
  if (!result.paid) throw new Failure('paymentDeclined', { message: result.message })
  return result.paymentToken
}

async function useDiscount(ledger: Ledger, { tenantId, memberId, now }: MemberContext, text: string) {
  const row = await createCodeService(ledger).use(tenantId, memberId, text, now)
  if (row.kind !== 'discount') throw new Failure('codeInvalid')
  const months = { interval: 'Monthly', intervalCount: 1 } as const
  const endsAt =
    row.discountMonths === null ? Number.POSITIVE_INFINITY : addPeriods(now.getTime(), months, row.discountMonths)
  return { code: row.code, terms: { percentageOff: row.percentageOff ?? 0, endsAt } }
}
