import type { BillingInterval } from './billing-period.ts'

/** How often a plan is charged, e.g. every 3 months. */
export type PlanPeriod = { unit: PlanUnit; count: number }

export const planUnits = ['day', 'month', 'year'] as const
export type PlanUnit = (typeof planUnits)[number]

/** The longest period by unit; Stripe bills at most every three years. */
export const longestPlanPeriod: Readonly<Record<PlanUnit, number>> = { day: 1095, month: 36, year: 3 }

/** Three months become a quarter and twelve a year, which members' pages name so. */
export function intervalOf({ unit, count }: PlanPeriod): BillingInterval {
  if (unit === 'day') return { interval: 'Daily', intervalCount: count }
  if (unit === 'year') return { interval: 'Annually', intervalCount: count }
  if (count % 12 === 0) return { interval: 'Annually', intervalCount: count / 12 }
  if (count % 3 === 0) return { interval: 'Quarterly', intervalCount: count / 3 }
  return { interval: 'Monthly', intervalCount: count }
}

export function planPeriodOf({ interval, intervalCount }: BillingInterval): PlanPeriod {
  if (interval === 'Daily') return { unit: 'day', count: intervalCount }
  if (interval === 'Annually') return { unit: 'year', count: intervalCount }
  return { unit: 'month', count: intervalCount * (interval === 'Quarterly' ? 3 : 1) }
}
