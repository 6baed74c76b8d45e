import type { Plan } from '@upbeat/contract/entities/product'
import type { Subscription } from '@upbeat/contract/entities/subscription'
import { type Discount, periodPrice } from '@upbeat/rules/subscription/billing'
import { majorUnits, minorUnits } from '@upbeat/rules/subscription/money'
import { timeOf } from '@upbeat/rules/subscription/subscription-like'
import { billingPlan } from './billing-plan.ts'

type Known = Pick<Subscription, 'unusedAmount' | 'percentageOff' | 'amountOff' | 'discountExpiry' | 'currency'>

/** The amount charged at once for changing to `plan`, in major units; `null` if unknown. `now` in epoch milliseconds. */
export function planChangeCost(plan: Plan, subscription: Known, now: number): number | null {
  const { unusedAmount, currency } = subscription
  if (unusedAmount === null || currency !== plan.currency) return null
  const price = periodPrice(billingPlan(plan), discountOf(subscription), now)
  return majorUnits(Math.max(0, price - minorUnits(unusedAmount, plan.currency)), plan.currency)
}

/** Without an end it applies to every period. */
function discountOf({ percentageOff, amountOff, discountExpiry, currency }: Known): Discount | null {
  const endsAt = timeOf(discountExpiry) ?? Number.POSITIVE_INFINITY
  if (amountOff !== undefined) return { amountOffMinor: minorUnits(amountOff, currency ?? ''), endsAt }
  return percentageOff === null ? null : { percentageOff, endsAt }
}
