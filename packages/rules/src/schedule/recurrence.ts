/** The weekdays, as RFC 5545 abbreviates them. */
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
export type Weekday = (typeof weekdays)[number]

/** How an event repeats (RRULE). */
export type Recurrence = {
  frequency: 'daily' | 'weekly'
  /** Every so many days or weeks; 1 or more. Weeks start on Monday. */
  interval: number
  /** Weekly only. Empty for the weekday of the first start. */
  weekdays: readonly Weekday[]
  /** `until`: the last local date, `YYYY-MM-DD`, inclusive. `count`: the number of occurrences, cancelled ones included. */
  end: { until: string } | { count: number } | null
}

/**
 * Writes a recurrence as an RRULE value for a start without time zone, which is spelt as UTC.
 * @internal
 */
export function recurrenceRule({ frequency, interval, weekdays: days, end }: Recurrence): string {
  const parts = [
    `FREQ=${frequency.toUpperCase()}`,
    `INTERVAL=${interval}`,
    ...(frequency === 'weekly' ? ['WKST=MO'] : []),
    ...(frequency === 'weekly' && days.length > 0 ? [`BYDAY=${inOrder(days).join(',')}`] : []),
    ...(end && 'until' in end ? [`UNTIL=${end.until.replaceAll('-', '')}T235959Z`] : []),
    ...(end && 'count' in end ? [`COUNT=${end.count}`] : []),
  ]
  return parts.join(';')
}

function inOrder(days: readonly Weekday[]): Weekday[] {
  return weekdays.filter((day) => days.includes(day))
}
