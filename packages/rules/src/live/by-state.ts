import { awaitTimeoutMinutes, liveWindowDays } from '../constants.ts'
import { cardMoment, type SentOccurrence } from './card-moment.ts'

const dayMs = 86_400_000

/**
 * Sorts events by what members can do with them, and keeps the order of time otherwise: on air, next, late, being prepared. One that is
 * awaited counts as next for as long as its page waits for it, so that its card stays in place at its start. `now` and `knownAt` (when the
 * server sent the events) in epoch milliseconds.
 */
export function byState<O extends SentOccurrence>(occurrences: readonly O[], now: number, knownAt: number): O[] {
  const ranked = occurrences.map((occurrence) => ({ occurrence, rank: rankOf(occurrence, now, knownAt) }))
  return ranked.sort((one, other) => one.rank - other.rank).map(({ occurrence }) => occurrence)
}

/**
 * The first card of the schedule in every time zone; `null` if there is none, or if it depends on the zone's midnight: an event ahead only
 * precedes one that is late if it is on the same day. `occurrences` in the order of time, `now` in epoch milliseconds.
 */
export function firstOfSchedule<O extends SentOccurrence>(occurrences: readonly O[], now: number): O | null {
  const [first] = byState(occurrences, now, now)
  if (!first || first.startsAt > now + liveWindowDays * dayMs) return null
  const isAfterLate = first.startsAt > now && occurrences.some(({ startsAt }) => startsAt <= now)
  return isAfterLate ? null : first
}

function rankOf(occurrence: SentOccurrence, now: number, knownAt: number): number {
  switch (cardMoment(occurrence, now, knownAt).kind) {
    case 'streaming':
      return 0
    case 'ahead':
    case 'countdown':
      return 1
    case 'awaiting':
      return now - occurrence.startsAt < awaitTimeoutMinutes * 60_000 ? 1 : 2
    case 'unavailable':
      return 2
    case 'transcoding':
      return 3
  }
}
