import type { EventTime } from './event-time.ts'
import { dateOfDay, dayNumber, weekdayIndex } from './local-date.ts'
import { type Recurrence, weekdays } from './recurrence.ts'

/** A series without the changes to its occurrences. */
export type RecurrenceFrom = Pick<EventTime, 'localStart'> & { recurrence: Recurrence }

/** The dates of a recurrence from `from` to `until`, both inclusive (`YYYY-MM-DD`), in order. */
export function recurrenceDates(series: RecurrenceFrom, from: string, until: string): string[] {
  return recurrenceDays(series, dayNumber(from), dayNumber(until)).map(dateOfDay)
}

/** The same as day numbers. */
export function recurrenceDays(series: RecurrenceFrom, from: number, until: number): number[] {
  const { end } = series.recurrence
  const last = end && 'until' in end ? Math.min(until, dayNumber(end.until)) : until
  const count = end && 'count' in end ? end.count : Number.POSITIVE_INFINITY
  const first = dayNumber(series.localStart)
  const earliest = Math.max(from, first)
  return Number.isNaN(last - earliest) ? [] : daysOf(series.recurrence, first, { earliest, last, count })
}

export function hasDate(series: RecurrenceFrom, date: string): boolean {
  return recurrenceDates(series, date, date).length > 0
}

/** The number of dates before `date`. */
export function datesBefore(series: RecurrenceFrom, date: string): number {
  return recurrenceDates(series, series.localStart, dateOfDay(dayNumber(date) - 1)).length
}

type Bounds = { earliest: number; last: number; count: number }

function daysOf(recurrence: Recurrence, first: number, bounds: Bounds): number[] {
  return recurrence.frequency === 'daily'
    ? dailyDays(recurrence.interval, first, bounds)
    : weeklyDays(recurrence, first, bounds)
}

function dailyDays(interval: number, first: number, { earliest, last, count }: Bounds): number[] {
  const days: number[] = []
  for (let place = Math.ceil((earliest - first) / interval); place < count; place += 1) {
    const day = first + place * interval
    if (day > last) break
    days.push(day)
  }
  return days
}

function weeklyDays(
  { interval, weekdays: chosen }: Recurrence,
  first: number,
  { earliest, last, count }: Bounds,
): number[] {
  const own = weekdayIndex(first)
  const places = weekdays.flatMap((name, place) => (chosen.includes(name) ? [place] : []))
  const inWeek = places.length > 0 ? places : [own]
  const firstMonday = first - own
  /** How many days of the first week are before the first start. */
  const missed = inWeek.filter((place) => place < own).length
  const days: number[] = []
  let turn = Math.max(0, Math.floor((earliest - firstMonday) / (7 * interval)))
  for (; firstMonday + turn * 7 * interval <= last; turn += 1) {
    for (const [place, weekday] of inWeek.entries()) {
      const day = firstMonday + turn * 7 * interval + weekday
      if (turn * inWeek.length + place - missed >= count) return days
      if (day >= earliest && day <= last) days.push(day)
    }
  }
  return days
}
