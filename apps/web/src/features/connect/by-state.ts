import { awaitTimeoutMinutes } from '@upbeat/rules/constants'
import { cardMoment } from './card-moment.ts'
import type { Occurrence } from './occurrences.ts'

/**
 * Sorts events by what members can do with them, and keeps the order of time otherwise: on air, next, late, being prepared. One that is
 * awaited counts as next for as long as its page waits for it, so that its card stays in place at its start. `now` and `knownAt` (when the
 * server sent the events) in epoch milliseconds.
 */
export function byState(occurrences: readonly Occurrence[], now: number, knownAt: number): Occurrence[] {
  const ranked = occurrences.map((occurrence) => ({ occurrence, rank: rankOf(occurrence, now, knownAt) }))
  return ranked.sort((one, other) => one.rank - other.rank).map(({ occurrence }) => occurrence)
}

function rankOf(occurrence: Occurrence, now: number, knownAt: number): number {
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
