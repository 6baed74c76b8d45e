import { nextInvoice } from '@upbeat/rules/subscription/billing'
import { dayMs } from '@upbeat/rules/subscription/billing-period'
import { billingOf } from './billing-row.ts'
import type { PlanRow } from './product-repository.ts'
import type { SubscriptionRow } from './repository.ts'

export type RenewalNotice = { at: Date; amountMinor: number; currency: string }

/** How long ahead a member is told of a renewal: long periods are forgotten more easily. Daily plans tell nothing. */
const daysAhead = { Daily: 0, trial: 0, Monthly: 3, Quarterly: 7, Annually: 14 } as const

export const renewalNotice = {
  /** Nothing later than this is announced at `now`. */
  latest: (now: Date): Date => new Date(now.getTime() + Math.max(...Object.values(daysAhead)) * dayMs),

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
