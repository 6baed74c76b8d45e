import { calendarUid } from '@upbeat/rules/live/calendar-uid'
import type { Context } from '../../platform/http/context.ts'
import { type CalendarEntry, calendarFile } from './calendar-file.ts'
import type { LiveEvent } from './event-row.ts'

type Club = Pick<Context, 'tenant' | 'origin'>
/** A cancelled occurrence: what is known of it. */
export type CancelledOccurrence = { id: string; title: string; startsAt: number; changedAt: number }

/** The calendar file of an event's occurrence. */
export function presentCalendar(context: Context, event: LiveEvent, startsAt: number): string {
  return calendarFile(calendarEntry(context, event, startsAt), context.now.getTime())
}

/** `origin` is that of the club's pages. */
export function calendarEntry(club: Club, event: LiveEvent, startsAt: number): CalendarEntry {
  const { displayName } = club.tenant.config
  return {
    uid: calendarUid({ tenant: club.tenant.name, eventId: event.id, isDaily: event.time?.kind === 'daily', startsAt }),
    title: event.name,
    description: event.streamDescription ?? event.description,
    organiser: event.providerName === displayName ? displayName : `${event.providerName}, ${displayName}`,
    url: pageOf(club, event.id),
    startsAt,
    endsAt: startsAt + event.durationSecond * 1000,
    changedAt: event.changedAt.getTime(),
    isCancelled: false,
  }
}

/** A cancelled occurrence under its UID, so that calendars cross it out. */
export function cancelledEntry(club: Club, { id, title, startsAt, changedAt }: CancelledOccurrence): CalendarEntry {
  return {
    uid: calendarUid({ tenant: club.tenant.name, eventId: id, isDaily: false, startsAt }),
    title,
    description: '',
    organiser: club.tenant.config.displayName,
    url: pageOf(club, id),
    startsAt,
    endsAt: null,
    changedAt,
    isCancelled: true,
  }
}

function pageOf({ tenant, origin }: Club, id: string): string {
  return `${origin}/connect/live/${encodeURIComponent(id)}?tenant=${encodeURIComponent(tenant.name)}`
}
