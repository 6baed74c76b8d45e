import { cardMoment } from './card-moment.ts'
import type { Occurrence } from './occurrences.ts'

/** Moves what is on air to the front, before what is late. `now` and `knownAt` (when the server told of the events) in epoch milliseconds. */
export function onAirFirst(occurrences: readonly Occurrence[], now: number, knownAt: number): Occurrence[] {
  const isOnAir = (occurrence: Occurrence) => cardMoment(occurrence, now, knownAt).kind === 'streaming'
  return [...occurrences.filter(isOnAir), ...occurrences.filter((occurrence) => !isOnAir(occurrence))]
}
