import type { PlanChangePayload } from '@upbeat/contract/entities/purchase'
import type { Subscription } from '@upbeat/contract/entities/subscription'
import { billingReducer, planChangeCharge } from '@upbeat/rules/subscription/billing'
import type { MemberContext } from '../../platform/http/context.ts'
import { Failure } from '../../platform/http/failure.ts'
import { billingOf, billingPlan } from './billing-row.ts'
import type { Bookkeeping } from './bookkeeping.ts'
import { isRunning } from './is-running.ts'
import type { Ledger } from './ledger.ts'
import type { PaymentsFor } from './payments.ts'
import type { PlanRow } from './product-repository.ts'
import type { ProductService } from './products.ts'
import type { SubscriptionRow } from './repository.ts'

export type ManageService = ReturnType<typeof createManageService>
type Parts = { books: Bookkeeping; products: ProductService; paymentsFor: PaymentsFor }

/** What a member does with the plan they have. */
export function createManageService({ books, products, paymentsFor }: Parts) {
  /** It runs out at the end of what is paid. @throws Failure notFound, alreadyCancelled */
  async function cancel(context: MemberContext, id: string): Promise<Subscription> {
    const { tenantId, now } = context
    const plans = await products.plans(tenantId)
    await books.alone(context, async (ledger) => {
      const { row, billing } = await find(ledger, context, id, plans)
      if (row.cancelAtPeriodEnd || !isRunning(row, now)) throw new Failure('alreadyCancelled')
      const cancelled = billingReducer(billing, { type: 'cancelled', at: now.getTime() })
      await books.store(ledger, row, cancelled, row.productId, now)
    })
    return books.one(context, id)
  }

  /**
   * Another plan begins at once, what is left of the old one counts; the same plan resumes a cancelled subscription (D-72).
   * @throws Failure notFound, unknownPlan, invalidRequest, paymentDeclined
   */
  async function changePlan(context: MemberContext, id: string, payload: PlanChangePayload): Promise<Subscription> {
    const { tenantId, now } = context
    if (payload.SubscriptionId !== undefined && payload.SubscriptionId !== id) throw new Failure('invalidRequest')
    const plans = await products.plans(tenantId)
    await books.alone(context, async (ledger) => {
      const { row, billing } = await find(ledger, context, id, plans)
      if (!isRunning(row, now)) throw new Failure('notFound')
      const plan = choose(plans, payload)
      if (plan.tag === row.planTag) {
        return books.store(ledger, row, billingReducer(billing, { type: 'resumed' }), row.productId, now)
      }
      const terms = billingPlan(plan)
      const changed = billingReducer(billing, { type: 'planChanged', at: now.getTime(), plan: terms })
      const amountMinor = planChangeCharge(billing, terms, now.getTime())
      if (amountMinor > 0) {
        await chargeStoredCard(context, row, plan, amountMinor)
        const reason = `change to ${plan.tag} ${now.toISOString()}`
        await books.keepInvoice(ledger, context, { subscriptionId: id, billing: changed, plan, amountMinor, reason })
      }
      await books.store(ledger, row, changed, plan.productId, now)
    })
    return books.one(context, id)
  }

  async function chargeStoredCard(context: MemberContext, row: SubscriptionRow, plan: PlanRow, amountMinor: number) {
    const payments = paymentsFor(context.tenant)
    if (!payments || row.paymentToken === null) throw new Failure('paymentDeclined')
    const key = `change:${row.id}:${plan.tag}:${row.currentPeriodStart?.getTime()}`
    const order = {
      key,
      paymentToken: row.paymentToken,
      amountMinor,
      currency: plan.currency,
      occasion: 'change',
    } as const
    const charge = await payments.charge(order)
    if (!charge.paid) throw new Failure('paymentDeclined', { message: charge.message })
  }

  return { cancel, changePlan }
}

/** Free access has no plan to cancel or change and counts as not found, like another member's. */
async function find({ subscriptions }: Ledger, context: MemberContext, id: string, plans: PlanRow[]) {
  const row = await subscriptions.find(context.tenantId, context.memberId, id)
  const plan = plans.find(({ tag }) => tag === row?.planTag)
  const billing = row && billingOf(row, plan)
  if (!row || !billing) throw new Failure('notFound')
  return { row, billing }
}

function choose(plans: PlanRow[], { PlanId, ProductId }: PlanChangePayload) {
  const plan = plans.find(({ tag }) => tag === PlanId)
  if (!plan || (ProductId !== undefined && plan.productId !== ProductId)) throw new Failure('unknownPlan')
  return plan
}
