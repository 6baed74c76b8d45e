import { cardMoment } from './card-moment.ts'
import type { Occurrence } from './occurrences.ts'

/** Moves events on air to the front, before late ones. `now` and `knownAt` (when the server sent the events) in epoch milliseconds. */
export function onAirFirst(occurrences: readonly Occurrence[], now: number, knownAt: number): Occurrence[] {
  const isOnAir = (occurrence: Occurrence) => cardMoment(occurrence, now, knownAt).kind === 'streaming'
  return [...occurrences.filter(isOnAir), ...occurrences.filter((occurrence) => !isOnAir(occurrence))]
}
