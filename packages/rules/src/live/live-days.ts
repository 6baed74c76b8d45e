import { liveDayChips, liveWindowDays } from '../constants.ts'
import { dateFormat } from '../i18n/date-format.ts'

/** A day of the live schedule: its calendar date `YYYY-MM-DD` in the viewer's time zone, and its number of starting events. */
export type LiveDay = { date: string; isToday: boolean; eventCount: number }

/** The calendar date of a moment, `YYYY-MM-DD`, in a time zone such as `Europe/London`. */
export function calendarDate(time: number, timeZone: string): string {
  const parts = dateFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(time)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}`
}

/**
 * The day chips: today and the next seven days; a day without events is disabled (LIVE-03, LIVE-05, D-28). `starts` in epoch milliseconds.
 */
export function dayChips(now: number, starts: readonly number[], timeZone: string): LiveDay[] {
  const counts = new Map<string, number>()
  for (const start of starts) {
    const date = calendarDate(start, timeZone)
    counts.set(date, (counts.get(date) ?? 0) + 1)
  }
  const today = calendarDate(now, timeZone)
  return Array.from({ length: liveDayChips }, (_, offset) => {
    const date = addDays(today, offset)
    return { date, isToday: offset === 0, eventCount: counts.get(date) ?? 0 }
  })
}

/** Whether a start falls on today or one of the next seven days (LIVE-08). */
export function isInLiveWindow(start: number, now: number, timeZone: string): boolean {
  const date = calendarDate(start, timeZone)
  const today = calendarDate(now, timeZone)
  return date >= today && date <= addDays(today, liveWindowDays)
}

/** The calendar date `days` after `date` (before it if negative), both `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
