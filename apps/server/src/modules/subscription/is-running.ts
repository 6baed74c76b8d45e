import { formatFacDate, isFacExpired } from '@upbeat/rules/subscription/fac-date'
import type { SubscriptionRow } from './repository.ts'

/** Whether a subscription gives access at `now`: active and trialing both do (SUB-04), until what was given or paid is over. */
export function isRunning(row: SubscriptionRow, now: Date): boolean {
  if (row.status !== 'active' && row.status !== 'trialing') return false
  if (row.source === 'code') return !isFacExpired(lastFreeDay(row), now.getTime())
  // While a renewal is under way the member keeps the access.
  const end = row.cancelAtPeriodEnd || row.status === 'trialing' ? row.currentPeriodEnd : row.endsAt
  return end === null || end > now
}

/** Whether it stands in the way of another: what is paid for or given does; a trial and a failing renewal are replaced. */
export function isInTheWay(row: SubscriptionRow, now: Date): boolean {
  return isRunning(row, now) && row.status === 'active' && row.failedAttempts === 0
}

/** The last day of free access, day-month-year; null without an end. */
export function lastFreeDay(row: Pick<SubscriptionRow, 'accessEndsAt'>): string | null {
  return row.accessEndsAt ? formatFacDate(row.accessEndsAt.getTime()) : null
}
