import { formatFacDate, isFacExpired } from '@upbeat/rules/subscription/fac-date'
import type { SubscriptionRow } from './repository.ts'

/**
 * Whether a subscription gives access at `now`: if active or trialing (SUB-04), until the granted or paid period ends.
 */
export function isRunning(row: SubscriptionRow, now: Date): boolean {
  if (row.status !== 'active' && row.status !== 'trialing') return false
  if (row.source === 'code') return !isFacExpired(lastFreeDay(row), now.getTime())
  // While a renewal is in progress the member keeps the access.
  const end = row.cancelAtPeriodEnd || row.status === 'trialing' ? row.currentPeriodEnd : row.endsAt
  return end === null || end > now
}

/** Whether it prevents another subscription: paid and granted ones do; a trial and a failing renewal are replaced. */
export function isInTheWay(row: SubscriptionRow, now: Date): boolean {
  return isRunning(row, now) && row.status === 'active' && row.failedAttempts === 0
}

/** The last day of free access, as day-month-year; null without an end. */
export function lastFreeDay(row: Pick<SubscriptionRow, 'accessEndsAt'>): string | null {
  return row.accessEndsAt ? formatFacDate(row.accessEndsAt.getTime()) : null
}
