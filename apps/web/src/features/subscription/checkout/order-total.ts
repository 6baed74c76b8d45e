import type { Plan } from '@upbeat/contract/entities/product'
import { addPeriods } from '@upbeat/rules/subscription/billing-period'
import { lessPercentage, majorUnits } from '@upbeat/rules/subscription/money'

/** What a plan costs today and when it renews: amounts in major units, `renewsAt` in epoch milliseconds. */
export type OrderTotal = { today: number; discount: number; renewsAt: number }

/** Reckons as the server does, in whole minor units. */
export function orderTotal(plan: Plan, percentageOff: number, now: number): OrderTotal {
  const minor = Math.round(plan.price / majorUnits(1, plan.currency))
  const today = lessPercentage(minor, percentageOff)
  return {
    today: majorUnits(today, plan.currency),
    discount: majorUnits(minor - today, plan.currency),
    renewsAt: addPeriods(now, plan, 1),
  }
}
