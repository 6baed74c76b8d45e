import { expandSchedule, type LiveSchedule } from './expand-schedule.ts'
import type { ShownOccurrence } from './shown-occurrence.ts'

const day = 86_400_000

/**
 * The previous occurrence of a daily event until the next one starts; its recording is the event's replay until then. `null` while one is
 * running, and for a single event, which is itself shown as ended.
 */
export function lastOccurrence(schedule: LiveSchedule, durationSeconds: number, now: number): ShownOccurrence | null {
  const [ahead] = schedule.type === 'single' ? [] : expandSchedule(schedule, durationSeconds, now)
  if (ahead === undefined || ahead <= now) return null
  const startsAt = ahead - day
  return { startsAt, endsAt: startsAt + durationSeconds * 1000, phase: 'over' }
}
