import { expandSchedule, type LiveSchedule } from '@upbeat/rules/live/expand-schedule'
import { lastOccurrence } from '@upbeat/rules/live/last-occurrence'
import { type ShownOccurrence, shownOccurrence } from '@upbeat/rules/live/shown-occurrence'
import type { EventRow } from './event-row.ts'

/** The occurrence to show; null for video on demand. */
export function occurrenceOf(row: EventRow, now: Date): ShownOccurrence | null {
  const schedule = scheduleOf(row)
  return schedule && shownOccurrence(schedule, row.durationSecond, now.getTime())
}

/** The last occurrence of a daily event, until the next begins; null if the event didn't exist then. */
export function lastOccurrenceOf(row: EventRow, now: Date): ShownOccurrence | null {
  const schedule = scheduleOf(row)
  const last = schedule && lastOccurrence(schedule, row.durationSecond, now.getTime())
  return last && row.createdAt.getTime() <= last.startsAt ? last : null
}

/** The starts that aren't over, in epoch milliseconds: one, or the next seven of a daily event (D-29). */
export function startsOf(row: EventRow, now: Date): number[] {
  const schedule = scheduleOf(row)
  return schedule ? expandSchedule(schedule, row.durationSecond, now.getTime()) : []
}

function scheduleOf({ scheduleType: type, startsAt, dailyTime }: EventRow): LiveSchedule | null {
  return type && { type, availableDate: startsAt && [startsAt.toISOString()], daily_Time: dailyTime }
}
