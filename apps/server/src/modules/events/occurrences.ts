import { expandSchedule, type LiveSchedule } from '@upbeat/rules/live/expand-schedule'
import { lastOccurrence } from '@upbeat/rules/live/last-occurrence'
import { type ShownOccurrence, shownOccurrence } from '@upbeat/rules/live/shown-occurrence'
import type { LiveEvent } from './event-row.ts'

/** The occurrence to show; null for video on demand. */
export function occurrenceOf(event: LiveEvent, now: Date): ShownOccurrence | null {
  const schedule = scheduleOf(event)
  return schedule && shownOccurrence(schedule, event.durationSecond, now.getTime())
}

/** The last occurrence of a daily event, until the next begins; null if the event didn't exist then. */
export function lastOccurrenceOf(event: LiveEvent, now: Date): ShownOccurrence | null {
  const schedule = scheduleOf(event)
  const last = schedule && lastOccurrence(schedule, event.durationSecond, now.getTime())
  return last && event.createdAt.getTime() <= last.startsAt ? last : null
}

/** The starts that aren't over, in epoch milliseconds: one, or the next seven of a daily event (D-29). */
export function startsOf(event: LiveEvent, now: Date): number[] {
  const schedule = scheduleOf(event)
  return schedule ? expandSchedule(schedule, event.durationSecond, now.getTime()) : []
}

function scheduleOf({ time }: LiveEvent): LiveSchedule | null {
  if (!time) return null
  return time.kind === 'daily'
    ? { type: 'daily', daily_Time: time.timeOfDay }
    : { type: 'single', availableDate: [new Date(time.startsAt).toISOString()] }
}
