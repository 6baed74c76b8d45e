import type { PlanRow } from '../../plans/plan.ts'

/** Stands for a plan that the club no longer has, so that a charge for it can be looked up and refunded. */
export function unsoldPlan(tenantId: string, tag: string): PlanRow {
  return {
    tenantId,
    tag,
    productId: '',
    displayName: tag,
    interval: 'Monthly',
    intervalCount: 1,
    renews: true,
    trialPeriodDays: null,
    priceMinor: 0,
    currency: 'gbp',
    stripePriceId: null,
    position: 0,
    benefits: [],
    archivedAt: null,
    replacedBy: null,
    revision: 0,
  }
}
