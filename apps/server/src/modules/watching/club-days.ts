import { calendarDate } from '@upbeat/rules/live/live-days'
import { createRecent } from '../../platform/memory/recent.ts'

/** A calendar day of a time zone; `until` is the first millisecond of the next one. */
export type ClubDay = { day: string; until: number }
export type DayAt = (time: number, timeZone: string) => ClubDay

const quarterMs = 900_000
/** No day is longer, whatever daylight saving does. */
const longestDayMs = 26 * 3_600_000
/** Quarters of an hour, for many clubs' time zones. */
const maxKept = 5000

/** Finds the calendar day of a moment in epoch milliseconds, and its end. */
export function createClubDays(): DayAt {
  const recent = createRecent<string, ClubDay>(maxKept)

  return function dayAt(time, timeZone) {
    // Midnight is at a whole quarter of an hour in every time zone.
    const key = `${timeZone} ${Math.floor(time / quarterMs)}`
    const known = recent.get(key)
    if (known) return known
    const day = calendarDate(time, timeZone)
    let [before, until] = [time, time + longestDayMs]
    while (until - before > 1) {
      const middle = Math.floor((before + until) / 2)
      if (calendarDate(middle, timeZone) === day) before = middle
      else until = middle
    }
    return recent.set(key, { day, until })
  }
}
