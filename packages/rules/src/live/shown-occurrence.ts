import { liveWindowDays } from '../constants.ts'
import { expandSchedule, type LiveSchedule } from './expand-schedule.ts'

const day = 86_400_000

/** One taking place of an event. Times in epoch milliseconds. */
export type ShownOccurrence = { startsAt: number; endsAt: number; phase: 'upcoming' | 'running' | 'over' }

/**
 * The occurrence of an event to show at `now`: the one that runs, else the next, else the one that is over (D-29). `null`: the
 * schedule names no time.
 */
export function shownOccurrence(schedule: LiveSchedule, durationSeconds: number, now: number): ShownOccurrence | null {
  const [ahead] = expandSchedule(schedule, durationSeconds, now)
  const startsAt = ahead ?? Date.parse(schedule.availableDate?.[0] ?? '')
  if (Number.isNaN(startsAt)) return null
  const endsAt = startsAt + durationSeconds * 1000
  if (now < startsAt) return { startsAt, endsAt, phase: 'upcoming' }
  return { startsAt, endsAt, phase: now < endsAt ? 'running' : 'over' }
}

/**
 * Whether a schedule made for everyone, wherever they are, lists an occurrence (LIVE-08, D-101): all that starts on anybody's today or one of
 * the seven days after it. Where today has just begun, these end in eight days; each viewer's page leaves out what is later than its own
 * (`isInLiveWindow`). What is over stays for its day of UTC.
 */
export function isInServedWindow({ startsAt, endsAt }: ShownOccurrence, now: number): boolean {
  const today = Math.floor(now / day) * day
  return endsAt > today && startsAt < now + (liveWindowDays + 1) * day
}
