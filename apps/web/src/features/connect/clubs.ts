import type { LiveEvent } from '../../lib/normalise/live-event.ts'
import { eventPicture } from './event-picture.ts'
import { isRecording } from './queries.ts'

/** A club that provides Connect content (D-14). */
export type Club = { id: string; name: string; picture: string | null; recordings: number }

/** The providers of a list of events, sorted by name; events without a provider are skipped. */
export function clubsOf(events: readonly LiveEvent[]): Club[] {
  const clubs = new Map<string, Club>()
  for (const event of events) {
    if (event.providerId === '') continue
    const club = clubs.get(event.providerId) ?? {
      id: event.providerId,
      name: event.providerName || event.providerId,
      picture: null,
      recordings: 0,
    }
    club.picture ??= eventPicture(event)
    if (isRecording(event)) club.recordings += 1
    clubs.set(club.id, club)
  }
  return [...clubs.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}
