import type { EventTime, Occurrence } from '@upbeat/rules/schedule/event-time'
import { dateOfDay } from '@upbeat/rules/schedule/local-date'
import { movedDates, planOccurrences } from '@upbeat/rules/schedule/plan-occurrences'
import type { Recurrence } from '@upbeat/rules/schedule/recurrence'
import { hasDate, recurrenceDays } from '@upbeat/rules/schedule/recurrence-dates'
import { resolveLocalTime } from './resolve-local-time.ts'

/** A period in epoch milliseconds; `until` is exclusive. */
export type Period = { from: number; until: number }
type Series = EventTime & { recurrence: Recurrence }

const day = 86_400_000

/** The occurrences of a series that start within a period, sorted. */
export function expandSeries(series: Series, { from, until }: Period): Occurrence[] {
  // Local dates are at most a day away from UTC's.
  const near = recurrenceDays(series, Math.floor(from / day) - 1, Math.floor(until / day) + 1).map(dateOfDay)
  const moved = movedDates(series).filter((date) => !near.includes(date) && hasDate(series, date))
  return planOccurrences(series, [...near, ...moved], resolveLocalTime).filter(
    ({ startsAt }) => startsAt >= from && startsAt < until,
  )
}

/** The occurrence of a date (`YYYY-MM-DD`); null if the series has none, or it is cancelled. */
export function occurrenceOn(series: Series, date: string): Occurrence | null {
  if (!hasDate(series, date)) return null
  return planOccurrences(series, [date], resolveLocalTime)[0] ?? null
}
