import { formatFacDate } from '@upbeat/rules/subscription/fac-date'
import type { SubscriptionRow } from './repository.ts'

/** The last day of free access, as day-month-year; null without an end. */
export function lastFreeDay(row: Pick<SubscriptionRow, 'accessEndsAt'>): string | null {
  return row.accessEndsAt ? formatFacDate(row.accessEndsAt.getTime()) : null
}
