import type { Plan } from '@upbeat/contract/entities/product'
import type { Subscription } from '@upbeat/contract/entities/subscription'

/** A plan with the product it belongs to. */
export type Offer = { productId: string; plan: Plan }

const months = { Annually: 12, Quarterly: 3, Monthly: 1, trial: 1, Daily: 0 } as const

/** How many months a period lasts; 0 for plans by the day. */
export function periodMonths({ interval, intervalCount }: Pick<Plan, 'interval' | 'intervalCount'>): number {
  return months[interval] * intervalCount
}

/** What a month of the plan comes to, in major units; `null` for plans by the day. */
export function pricePerMonth(plan: Plan): number | null {
  const count = periodMonths(plan)
  return count === 0 ? null : plan.price / count
}

/** How much cheaper a month is than with the dearest plan of the same currency, in whole percent; 0 where it is not. */
export function savingOf(plan: Plan, plans: readonly Plan[]): number {
  const own = pricePerMonth(plan)
  const monthly = plans.filter(({ currency }) => currency === plan.currency).map(pricePerMonth)
  const dearest = Math.max(0, ...monthly.filter((price) => price !== null))
  return own === null || dearest === 0 ? 0 : Math.floor((1 - own / dearest) * 100)
}

/** The plan to offer first: the first with a trial that this member can have, else the one that saves most, else the first. */
export function leadingPlan(plans: readonly Plan[], subscriptions: readonly Pick<Subscription, 'trialPeriodStart'>[]) {
  const bySaving = plans.toSorted((one, other) => savingOf(other, plans) - savingOf(one, plans))
  return plans.find((plan) => offersTrial(plan, subscriptions)) ?? bySaving[0]
}

/** Whether this member, who had these subscriptions, may try the plan for free: once only, whatever came after (D-104). */
export function offersTrial(plan: Plan, subscriptions: readonly Pick<Subscription, 'trialPeriodStart'>[]): boolean {
  return plan.trialPeriodDays > 0 && !subscriptions.some(({ trialPeriodStart }) => trialPeriodStart)
}
