import { nextInvoice } from '@upbeat/rules/subscription/billing'
import { dayMs } from '@upbeat/rules/subscription/billing-period'
import type { PlanRow } from '../../plans/plan.ts'
import type { SubscriptionRow } from '../repository.ts'
import { billingOf } from './billing-row.ts'

export type RenewalNotice = { at: Date; amountMinor: number; currency: string }

/**
 * How many days ahead members are notified of a renewal: long periods are forgotten more easily. There are no notices
 * for daily plans.
 */
const daysAhead = { Daily: 0, trial: 0, Monthly: 3, Quarterly: 7, Annually: 14 } as const
const pauseDaysAhead = 3
const intervals = Object.keys(daysAhead) as (keyof typeof daysAhead)[]

export const renewalNotice = {
  /** By plan interval, the latest period end of which to notify at `now`; without intervals that have no notices. */
  horizons: (now: Date): { interval: PlanRow['interval']; until: Date }[] => {
    return intervals.flatMap((interval) => {
      const days = daysAhead[interval]
      return days === 0 ? [] : [{ interval, until: new Date(now.getTime() + days * dayMs) }]
    })
  },

  /** Until when pauses end of which to notify at `now`. */
  pauseHorizon: (now: Date): Date => new Date(now.getTime() + pauseDaysAhead * dayMs),

  /** What a membership costs when its pause ends; null for an unknown plan. */
  ofPause(row: SubscriptionRow, plans: readonly PlanRow[]): RenewalNotice | null {
    const plan = plans.find(({ tag }) => tag === row.planTag)
    const billing = billingOf(row, plan)
    const next = billing && nextInvoice(billing)
    return plan && next ? { at: new Date(next.at), amountMinor: next.amountMinor, currency: plan.currency } : null
  },

  /** The notice for a membership; null if it is too early, too late or the renewal is free. */
  of(row: SubscriptionRow, plans: readonly PlanRow[], now: Date): RenewalNotice | null {
    const plan = plans.find(({ tag }) => tag === row.planTag)
    const billing = billingOf(row, plan)
    const next = billing && nextInvoice(billing)
    if (!plan || !next || next.amountMinor === 0 || next.at <= now.getTime()) return null
    if (next.at > now.getTime() + daysAhead[plan.interval] * dayMs) return null
    return { at: new Date(next.at), amountMinor: next.amountMinor, currency: plan.currency }
  },
}
