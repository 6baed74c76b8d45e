import type { Plan } from '@upbeat/contract/entities/product'
import { type Discount, periodPrice } from '@upbeat/rules/subscription/billing'
import { addPeriods } from '@upbeat/rules/subscription/billing-period'
import { majorUnits, minorUnits } from '@upbeat/rules/subscription/money'
import { billingPlan } from '../manage/billing-plan.ts'
import type { AppliedDiscount } from '../subscription-store.ts'

/** The price of a plan today and at its first renewal: amounts in major units, moments in epoch milliseconds. */
export type OrderTotal = {
  today: number
  discount: number
  /** `null` without a discount, or for an unlimited one. */
  discountEndsAt: number | null
  renewsAt: number
  renewal: number
}

/** Computes it with the server's billing rules. */
export function orderTotal(plan: Plan, applied: AppliedDiscount | null, now: number): OrderTotal {
  const terms = billingPlan(plan)
  const discount = applied && termsOf(applied, plan, now)
  const today = periodPrice(terms, discount, now)
  const renewsAt = addPeriods(now, plan, 1)
  return {
    today: majorUnits(today, plan.currency),
    discount: majorUnits(terms.priceMinor - today, plan.currency),
    discountEndsAt: discount && Number.isFinite(discount.endsAt) ? discount.endsAt : null,
    renewsAt,
    renewal: majorUnits(periodPrice(terms, discount, renewsAt), plan.currency),
  }
}

/** An amount counts for plans in its currency only. */
function termsOf(applied: AppliedDiscount, plan: Plan, now: number): Discount {
  const { percentageOff, amountOff = 0, currency, months } = applied
  const monthly = { interval: 'Monthly', intervalCount: 1 } as const
  const endsAt = months === null ? Number.POSITIVE_INFINITY : addPeriods(now, monthly, months)
  if (percentageOff !== null) return { percentageOff, endsAt }
  return { amountOffMinor: currency === plan.currency ? minorUnits(amountOff, plan.currency) : 0, endsAt }
}
