import type { PlanRow } from './product-repository.ts'

/** Stands for a plan that the club has no more, so that what was charged under it can be looked up and paid back. */
export function unsoldPlan(tenantId: string, tag: string): PlanRow {
  return {
    tenantId,
    tag,
    productId: '',
    displayName: tag,
    interval: 'Monthly',
    intervalCount: 1,
    trialPeriodDays: null,
    priceMinor: 0,
    currency: 'gbp',
    stripePriceId: null,
    position: 0,
  }
}
