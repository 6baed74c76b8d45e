import { liveWindowDays } from '../constants.ts'
import { expandSchedule, type LiveSchedule } from './expand-schedule.ts'

const day = 86_400_000

/** An occurrence of an event. Times in epoch milliseconds. */
export type ShownOccurrence = { startsAt: number; endsAt: number; phase: 'upcoming' | 'running' | 'over' }

/** The occurrence to show at `now`: the running one, else the next, else the last (D-29). `null` if the schedule has no time. */
export function shownOccurrence(schedule: LiveSchedule, durationSeconds: number, now: number): ShownOccurrence | null {
  const [ahead] = expandSchedule(schedule, durationSeconds, now)
  const startsAt = ahead ?? Date.parse(schedule.availableDate?.[0] ?? '')
  if (Number.isNaN(startsAt)) return null
  const endsAt = startsAt + durationSeconds * 1000
  if (now < startsAt) return { startsAt, endsAt, phase: 'upcoming' }
  return { startsAt, endsAt, phase: now < endsAt ? 'running' : 'over' }
}

/**
 * Whether a schedule served to all time zones lists an occurrence (LIVE-08, D-101): it starts on today or the next seven days of any time
 * zone, so up to eight days from now in the earliest. Each page then filters by its own zone (`isInLiveWindow`). Finished occurrences stay
 * for their UTC day.
 */
export function isInServedWindow({ startsAt, endsAt }: ShownOccurrence, now: number): boolean {
  const today = Math.floor(now / day) * day
  return endsAt > today && startsAt < now + (liveWindowDays + 1) * day
}
