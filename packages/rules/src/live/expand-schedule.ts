import { weeklyOccurrences } from '../constants.ts'

const day = 86_400_000

/** When an event takes place (ENT-16): once on its first date, else every day at a time of day in UTC, `HH:mm:ss`. */
export type LiveSchedule = {
  type: string
  availableDate?: readonly string[] | null | undefined
  daily_Time?: string | null | undefined
}

/**
 * The starts of an event in epoch milliseconds, in order: its one date, or the next seven of a daily one (LIVE-09, D-29). What is
 * over is passed over, what is still running is not. Dates that can't be read give none. The time of day is UTC all year, so
 * that on a viewer's clock a daily event moves with daylight saving time.
 */
export function expandSchedule(schedule: LiveSchedule, durationSeconds: number, now: number): number[] {
  // Only what ends after now is left, so it starts after this.
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
