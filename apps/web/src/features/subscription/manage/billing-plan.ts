import type { Plan } from '@upbeat/contract/entities/product'
import { type BillingPlan, planTerms } from '@upbeat/rules/subscription/billing'
import { minorUnits } from '@upbeat/rules/subscription/money'

/** Converts a plan for the billing rules, in whole minor units. */
export function billingPlan(plan: Plan): BillingPlan {
  return planTerms({ ...plan, priceMinor: minorUnits(plan.price, plan.currency) })
}
