import { type Billing, type Discount, isTerm, planTerms } from '@upbeat/rules/subscription/billing'
import type { PlanRow } from '../../plans/plan.ts'
import type { SubscriptionChange, SubscriptionRow } from '../repository.ts'

/** Converts a stored subscription for the billing rules. Null for free access, and if its plan or period is unknown. */
export function billingOf(row: SubscriptionRow, planRow: PlanRow | undefined): Billing | null {
  if (row.source === 'code' || !planRow || !row.currentPeriodEnd) return null
  if (row.status !== 'active' && row.status !== 'trialing') {
    return { state: 'ended', endedAt: (row.endsAt ?? row.currentPeriodEnd).getTime() }
  }
  const plan = planTerms(planRow)
  const periodEnd = row.currentPeriodEnd.getTime()
  const periodStart = (row.currentPeriodStart ?? row.startedAt).getTime()
  const isCancelled = row.cancelAtPeriodEnd && (row.status === 'trialing' || planRow.renews)
  const cancelledAt = isCancelled ? (row.canceledAt ?? row.updatedAt).getTime() : null
  if (row.status === 'trialing') return { state: 'trialing', plan, periodStart, periodEnd, cancelledAt }
  const anchor = row.billingAnchor?.getTime() ?? periodEnd
  const paid = { plan, periodStart, periodEnd, anchor, discount: discountOf(row), creditMinor: row.creditMinor }
  const pausedUntil = row.pausedUntil?.getTime()
  if (row.failedAttempts === 0 || !row.nextAttemptAt)
    return { state: 'active', cancelledAt, ...paid, ...(pausedUntil !== undefined && { pausedUntil }) }
  return { state: 'pastDue', failedAttempts: row.failedAttempts, nextAttemptAt: row.nextAttemptAt.getTime(), ...paid }
}

/** Converts it back to the columns to store. */
export function rowOf(billing: Billing): SubscriptionChange {
  if (billing.state === 'ended') {
    const endsAt = new Date(billing.endedAt)
    return { status: 'canceled', endsAt, failedAttempts: 0, nextAttemptAt: null, pausedUntil: null }
  }
  const cancelledAt = billing.state === 'pastDue' ? null : billing.cancelledAt
  const period = {
    planTag: billing.plan.tag,
    currentPeriodStart: new Date(billing.periodStart),
    currentPeriodEnd: new Date(billing.periodEnd),
    canceledAt: cancelledAt === null ? null : new Date(cancelledAt),
    // A term ends with its period, although nobody has cancelled it.
    cancelAtPeriodEnd: cancelledAt !== null || isTerm(billing),
  }
  if (billing.state === 'trialing') return { status: 'trialing', ...period }
  const isPastDue = billing.state === 'pastDue'
  const pausedUntil = isPastDue ? undefined : billing.pausedUntil
  return {
    status: 'active',
    ...period,
    billingAnchor: new Date(billing.anchor),
    creditMinor: billing.creditMinor,
    pausedUntil: pausedUntil === undefined ? null : new Date(pausedUntil),
    failedAttempts: isPastDue ? billing.failedAttempts : 0,
    nextAttemptAt: isPastDue ? new Date(billing.nextAttemptAt) : null,
  }
}

/** Without an end date it applies forever. */
function discountOf({ percentageOff, amountOffMinor, discountEndsAt }: SubscriptionRow): Discount | null {
  const endsAt = discountEndsAt?.getTime() ?? Number.POSITIVE_INFINITY
  if (amountOffMinor !== null) return { amountOffMinor, endsAt }
  return percentageOff === null ? null : { percentageOff, endsAt }
}
