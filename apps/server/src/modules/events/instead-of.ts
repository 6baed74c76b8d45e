import { addDays, daysBetween, mondayOf } from '@upbeat/rules/schedule/local-date'
import { datesOfOriginal, readOccurrenceId } from '@upbeat/rules/schedule/occurrence-id'
import { type RecurrenceFrom, recurrenceDates } from '@upbeat/rules/schedule/recurrence-dates'
import type { EventRow, LiveEvent } from './event-row.ts'
import { liveEventOn } from './live-events.ts'

/**
 * What takes place instead of an occurrence that a series no longer has because its weekdays have changed: the nearest occurrence of the same
 * week. Null if the occurrence was cancelled, the series ends before it, or the week has none.
 */
export function insteadOf(rows: readonly EventRow[], id: string): LiveEvent | null {
  const named = readOccurrenceId(id)
  if (!named) return null
  const parts = rows.filter((row) => row.id === named.seriesId || row.origin?.id === named.seriesId)
  for (const row of parts) {
    const { localStart, recurrence, origin } = row
    if (localStart === null || !recurrence) continue
    const dates = origin?.id === named.seriesId ? datesOfOriginal(origin, named.date) : [named.date]
    for (const date of dates) {
      const found = nearest(row, { localStart, recurrence }, date)
      if (found) return found
    }
  }
  return null
}

function nearest(row: EventRow, series: RecurrenceFrom, date: string): LiveEvent | null {
  const { frequency, interval } = series.recurrence
  const longestGap = frequency === 'daily' ? interval : interval * 7 + 6
  const isWithin = date >= series.localStart.slice(0, 10)
  if (!isWithin || recurrenceDates(series, date, addDays(date, longestGap)).length === 0) return null
  const monday = mondayOf(date)
  const week = recurrenceDates(series, monday, addDays(monday, 6))
  if (week.includes(date)) return null
  const byDistance = week.toSorted(
    (one, other) => Math.abs(daysBetween(date, one)) - Math.abs(daysBetween(date, other)),
  )
  for (const near of byDistance) {
    const found = liveEventOn(row, near)
    if (found) return found
  }
  return null
}
