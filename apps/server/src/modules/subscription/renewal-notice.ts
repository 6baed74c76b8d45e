import { nextInvoice } from '@upbeat/rules/subscription/billing'
import { dayMs } from '@upbeat/rules/subscription/billing-period'
import { billingOf } from './billing-row.ts'
import type { PlanRow } from './product-repository.ts'
import type { SubscriptionRow } from './repository.ts'

export type RenewalNotice = { at: Date; amountMinor: number; currency: string }

/** How long ahead a member is told of a renewal: long periods are forgotten more easily. Daily plans tell nothing. */
const daysAhead = { Daily: 0, trial: 0, Monthly: 3, Quarterly: 7, Annually: 14 } as const
const intervals = Object.keys(daysAhead) as (keyof typeof daysAhead)[]

export const renewalNotice = {
  /** Until when the end of a period is near enough at `now`, by the plan's interval; without those that tell nothing. */
  horizons: (now: Date): { interval: PlanRow['interval']; until: Date }[] => {
    return intervals.flatMap((interval) => {
      const days = daysAhead[interval]
      return days === 0 ? [] : [{ interval, until: new Date(now.getTime() + days * dayMs) }]
    })
  },

  /** What there is to announce of a membership; null where it is too early, too late or costs nothing. */
  of(row: SubscriptionRow, plans: readonly PlanRow[], now: Date): RenewalNotice | null {
    const plan = plans.find(({ tag }) => tag === row.planTag)
    const billing = billingOf(row, plan)
    const next = billing && nextInvoice(billing)
    if (!plan || !next || next.amountMinor === 0 || next.at <= now.getTime()) return null
    if (next.at > now.getTime() + daysAhead[plan.interval] * dayMs) return null
    return { at: new Date(next.at), amountMinor: next.amountMinor, currency: plan.currency }
  },
}
