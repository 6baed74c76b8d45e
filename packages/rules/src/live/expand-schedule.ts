import { weeklyOccurrences } from '../constants.ts'

const day = 86_400_000

/** The schedule of an event (ENT-16): once on its first date, or every day at a UTC time of day, `HH:mm:ss`. */
export type LiveSchedule = {
  type: string
  availableDate?: readonly string[] | null | undefined
  daily_Time?: string | null | undefined
}

/**
 * The upcoming starts of an event in epoch milliseconds, sorted: its one date, or the next seven of a daily event (LIVE-09, D-29). Includes
 * a running occurrence, not a finished one; empty if the dates can't be parsed. The time of day is in UTC all year, so a daily event shifts
 * on the viewer's clock with daylight saving time.
 */
export function expandSchedule(schedule: LiveSchedule, durationSeconds: number, now: number): number[] {
  // Only future ends are left, so it starts after this.
  const after = now - Math.max(0, durationSeconds || 0) * 1000
  if (schedule.type === 'single') {
    const start = Date.parse(schedule.availableDate?.[0] ?? '')
    return start > after ? [start] : []
  }
  const timeOfDay = parseTimeOfDay(schedule.daily_Time)
  if (timeOfDay === null) return []
  const first = (Math.floor((after - timeOfDay) / day) + 1) * day + timeOfDay
  return Array.from({ length: weeklyOccurrences }, (_, index) => first + index * day)
}

function parseTimeOfDay(text: string | null | undefined): number | null {
  const [, hours, minutes, seconds] = /^(\d{1,2}):(\d{2})(?::(\d{2}))?Z?$/.exec(text ?? '') ?? []
  const [h, m, s] = [Number(hours), Number(minutes), Number(seconds ?? 0)]
  return h < 24 && m < 60 && s < 60 ? ((h * 60 + m) * 60 + s) * 1000 : null
}
