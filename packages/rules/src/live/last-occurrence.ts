import { expandSchedule, type LiveSchedule } from './expand-schedule.ts'
import type { ShownOccurrence } from './shown-occurrence.ts'

const day = 86_400_000

/**
 * The occurrence of a daily event that was, while the next one is waited for: what it left is the event's replay until then. `null` while
 * one runs, and for an event that takes place once, which is shown as over itself.
 */
export function lastOccurrence(schedule: LiveSchedule, durationSeconds: number, now: number): ShownOccurrence | null {
  const [ahead] = schedule.type === 'single' ? [] : expandSchedule(schedule, durationSeconds, now)
  if (ahead === undefined || ahead <= now) return null
  const startsAt = ahead - day
  return { startsAt, endsAt: startsAt + durationSeconds * 1000, phase: 'over' }
}
