import type { PlanInterval } from './enumerations.ts'

/** The length of a plan's billing period. */
export type BillingInterval = { interval: PlanInterval; intervalCount: number }

export const dayMs = 86_400_000

const months = { Monthly: 1, Quarterly: 3, Annually: 12, trial: 1 } as const

/**
 * The moment `times` periods after `anchor`, both in epoch milliseconds. Months are counted in UTC from the anchor, so a period anchored on
 * the 31st renews on the last day of short months and on the 31st again afterwards.
 */
export function addPeriods(anchor: number, { interval, intervalCount }: BillingInterval, times: number): number {
  if (interval === 'Daily') return anchor + times * intervalCount * dayMs
  const from = new Date(anchor)
  const year = from.getUTCFullYear()
  const month = from.getUTCMonth() + months[interval] * intervalCount * times
  const day = Math.min(from.getUTCDate(), new Date(Date.UTC(year, month + 1, 0)).getUTCDate())
  return Date.UTC(year, month, day) + (anchor - Date.UTC(year, from.getUTCMonth(), from.getUTCDate()))
}

/** The first period end after `moment`, counting periods from `anchor`. */
export function periodEndAfter(anchor: number, terms: BillingInterval, moment: number): number {
  let times = Math.max(1, Math.floor((moment - anchor) / longestPeriod(terms)))
  while (addPeriods(anchor, terms, times) <= moment) times += 1
  return addPeriods(anchor, terms, times)
}

function longestPeriod({ interval, intervalCount }: BillingInterval) {
  return intervalCount * dayMs * (interval === 'Daily' ? 1 : 31 * months[interval])
}
