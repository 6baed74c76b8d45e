import type { BillingInterval } from '../subscription/billing-period.ts'

const monthsOf = { Annually: 12, Quarterly: 3, Monthly: 1, trial: 1 } as const
const monthsPerDay = 12 / 365

/** What a payment for one period is worth per month, in minor units, rounded. A month is 365/12 days. */
export function monthlyMinor(paidMinor: number, { interval, intervalCount }: BillingInterval): number {
  const months = intervalCount * (interval === 'Daily' ? monthsPerDay : monthsOf[interval])
  return Math.round(paidMinor / months)
}
