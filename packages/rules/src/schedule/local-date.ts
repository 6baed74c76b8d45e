import { type Weekday, weekdays } from './recurrence.ts'

const dayMs = 86_400_000

/** A local date (`YYYY-MM-DD`) as days since 1970-01-01. NaN if it isn't a date. */
export function dayNumber(date: string): number {
  return Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / dayMs
}

const dates = new Map<number, string>()
const keptDates = 5000

/** The local date of a day number. */
export function dateOfDay(day: number): string {
  const known = dates.get(day)
  if (known !== undefined) return known
  const date = new Date(day * dayMs).toISOString().slice(0, 10)
  if (dates.size >= keptDates) dates.clear()
  dates.set(day, date)
  return date
}

export function addDays(date: string, days: number): string {
  return days === 0 ? date.slice(0, 10) : dateOfDay(dayNumber(date) + days)
}

/** From `from` to `to`; negative if `to` is earlier. Both may have a time, which doesn't count. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}

/** 0 for Monday. */
export function weekdayIndex(day: number): number {
  return (((day + 3) % 7) + 7) % 7
}

export function weekdayOf(date: string): Weekday {
  return weekdays[weekdayIndex(dayNumber(date))] ?? 'MO'
}

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  const day = dayNumber(date)
  return dateOfDay(day - weekdayIndex(day))
}
