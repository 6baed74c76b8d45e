import type { Plan } from '@upbeat/contract/entities/product'
import type { Subscription } from '@upbeat/contract/entities/subscription'

/** A plan with the product it belongs to. */
export type Offer = { productId: string; plan: Plan }

const months = { Annually: 12, Quarterly: 3, Monthly: 1, trial: 1, Daily: 0 } as const

/** Number of months per period; 0 for daily plans. */
export function periodMonths({ interval, intervalCount }: Pick<Plan, 'interval' | 'intervalCount'>): number {
  return months[interval] * intervalCount
}

/** The plan's price per month in major units; `null` for daily plans. */
export function pricePerMonth(plan: Plan): number | null {
  const count = periodMonths(plan)
  return count === 0 ? null : plan.price / count
}

/** The monthly saving compared with the most expensive plan of the same currency, in whole percent; 0 if none. */
export function savingOf(plan: Plan, plans: readonly Plan[]): number {
  const own = pricePerMonth(plan)
  const monthly = plans.filter(({ currency }) => currency === plan.currency).map(pricePerMonth)
  const dearest = Math.max(0, ...monthly.filter((price) => price !== null))
  return own === null || dearest === 0 ? 0 : Math.floor((1 - own / dearest) * 100)
}

/** The plan to highlight: the first with a trial that this member can have, else the one with the highest saving, else the first. */
export function leadingPlan(plans: readonly Plan[], subscriptions: readonly Pick<Subscription, 'trialPeriodStart'>[]) {
  const bySaving = plans.toSorted((one, other) => savingOf(other, plans) - savingOf(one, plans))
  return plans.find((plan) => offersTrial(plan, subscriptions)) ?? bySaving[0]
}

/** Whether this member, given their subscriptions, may have the plan's trial: at most one trial ever (D-104). */
export function offersTrial(plan: Plan, subscriptions: readonly Pick<Subscription, 'trialPeriodStart'>[]): boolean {
  return plan.trialPeriodDays > 0 && !subscriptions.some(({ trialPeriodStart }) => trialPeriodStart)
}
