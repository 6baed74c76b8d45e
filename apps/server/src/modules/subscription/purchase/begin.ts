import type { SubscribePayload, TrialPayload } from '@upbeat/contract/entities/purchase'
import type { Subscription } from '@upbeat/contract/entities/subscription'
import { planTerms, startBilling, startTrial } from '@upbeat/rules/subscription/billing'
import { Failure } from '../../../platform/failure/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Members } from '../../members/member.ts'
import { isSold } from '../../plans/is-sold.ts'
import type { PlanRow, Plans } from '../../plans/plan.ts'
import type { Bookkeeping } from '../billing/bookkeeping.ts'
import type { TrialHistory } from './trial-history.ts'

export type BeginService = ReturnType<typeof createBeginService>
type Parts = {
  books: Bookkeeping
  products: Plans
  trials: Pick<TrialHistory, 'take'>
  members: Pick<Members, 'findById'>
}

/** Starts plans without a card. */
export function createBeginService({ books, products, trials, members }: Parts) {
  /**
   * Starts a plan that needs no card: its trial, or one that is free (D-67).
   * @throws Failure unknownPlan, trialUsed, alreadySubscribed
   */
  async function subscribe(context: MemberContext, { planId, productId }: SubscribePayload): Promise<Subscription> {
    const plan = await products.plan(context.tenantId, planId, productId)
    if (!plan.trialPeriodDays && plan.priceMinor > 0) throw new Failure('unknownPlan')
    return begin(context, plan)
  }

  /**
   * Starts the trial of the given plan, or of the club's first plan with a trial.
   * @throws Failure unknownPlan, trialUsed, alreadySubscribed
   */
  async function trial(context: MemberContext, payload: TrialPayload): Promise<Subscription> {
    const { tenantId } = context
    const plan = payload?.planId
      ? await products.plan(tenantId, payload.planId, payload.productId)
      : (await products.plans(tenantId)).find((row) => row.trialPeriodDays && isSold(row))
    if (!plan?.trialPeriodDays) throw new Failure('unknownPlan')
    return begin(context, plan)
  }

  /** Always runs here, independent of the club's payment provider. */
  async function begin(context: MemberContext, plan: PlanRow): Promise<Subscription> {
    if (!isSold(plan)) throw new Failure('unknownPlan')
    const { now, tenantId, memberId } = context
    const days = plan.trialPeriodDays ?? 0
    const source = 'sandbox'
    const member = await members.findById(tenantId, memberId)
    if (!member) throw new Failure('sessionExpired')
    const id = await books.alone(context, async (ledger) => {
      const earlier = await books.makeRoom(ledger, context)
      if (days === 0) {
        const billing = startBilling(planTerms(plan), now.getTime(), null)
        return books.keep(ledger, context, { plan, source, billing, earlier })
      }
      if (earlier.some((row) => row.trialStartedAt)) throw new Failure('trialUsed')
      if (!(await trials.take(ledger.trials, member, now))) throw new Failure('trialUsed')
      const billing = startTrial(planTerms(plan), days, now.getTime())
      return books.keep(ledger, context, { plan, source, billing, earlier, trialStartedAt: now })
    })
    return books.one(context, id)
  }

  return { subscribe, trial }
}
