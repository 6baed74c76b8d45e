import { type EventClash, type EventOccurrence, maxClashes } from '@upbeat/contract/studio/entities/event'
import { type Booking, doubleBookings } from '@upbeat/rules/schedule/double-bookings'
import type { PlannedEvent } from './club-schedule.ts'

type Planned = Pick<PlannedEvent, 'id' | 'state' | 'fields' | 'played'>
/** An event with its occurrences of a period. */
export type PlannedOccurrences<E extends Planned = Planned> = { event: E; occurrences: EventOccurrence[] }
type BookedOccurrence = Booking & { event: Planned; occurrence: EventOccurrence }

/** The events with what books the same coach or room at the same time (WEEK-05). Unpublished events book nothing. */
export function withClashes<E extends Planned>(planned: readonly PlannedOccurrences<E>[]): PlannedOccurrences<E>[] {
  const found = new Map<EventOccurrence, Pick<EventOccurrence, 'clashes' | 'moreClashes'>>()
  const add = (what: EventClash['what'], mine: BookedOccurrence, other: BookedOccurrence) => {
    const known = found.get(mine.occurrence) ?? { clashes: [], moreClashes: 0 }
    found.set(mine.occurrence, known)
    if (known.clashes.length < maxClashes) known.clashes.push(clashOf(what, mine, other))
    else known.moreClashes += 1
  }
  for (const { what, one, other } of doubleBookings(planned.flatMap(bookingsOf))) {
    add(what, one, other)
    add(what, other, one)
  }
  if (found.size === 0) return [...planned]
  return planned.map(({ event, occurrences }) => ({
    event,
    occurrences: occurrences.map((one) => {
      const clashing = found.get(one)
      return clashing ? { ...one, ...clashing } : one
    }),
  }))
}

/** The coach and the room that an event books, apart from changes to single occurrences. */
export function bookedBy({ fields: { kind, instructor, room }, played }: Planned) {
  // The coach of a recorded class needn't be there.
  return { coach: instructor ?? (kind === 'class' ? null : (played?.instructor ?? null)), room }
}

export function nameOfEvent({ fields, played }: Pick<Planned, 'fields' | 'played'>): string {
  return fields.name || (played?.name ?? '')
}

function clashOf(what: EventClash['what'], mine: BookedOccurrence, other: BookedOccurrence): EventClash {
  const event = { id: other.event.id, name: nameOf(other), startsAt: other.occurrence.startsAt }
  return { what, name: mine[what]?.trim() ?? '', event }
}

function nameOf({ event, occurrence }: BookedOccurrence): string {
  return occurrence.own.name || nameOfEvent(event)
}

function bookingsOf({ event, occurrences }: PlannedOccurrences): BookedOccurrence[] {
  if (event.state === 'unpublished') return []
  const booked = bookedBy(event)
  return occurrences.map((occurrence) => ({
    event,
    occurrence,
    startsAt: Date.parse(occurrence.startsAt),
    endsAt: Date.parse(occurrence.endsAt),
    coach: occurrence.own.instructor === undefined ? booked.coach : occurrence.own.instructor,
    room: occurrence.own.room === undefined ? booked.room : occurrence.own.room,
  }))
}
