import { type CalendarEvent, calendarFile } from '@upbeat/rules/live/calendar-file'
import { calendarUid } from '@upbeat/rules/live/calendar-uid'
import type { Context } from '../../platform/http/context.ts'
import type { LiveEvent } from './event-row.ts'

/** The calendar file of an event's occurrence. */
export function presentCalendar(context: Context, event: LiveEvent, startsAt: number): string {
  return calendarFile(calendarEvent(context, event, startsAt), context.now.getTime())
}

/** `origin` is that of the club's pages. */
export function calendarEvent(
  { tenant, origin }: Pick<Context, 'tenant' | 'origin'>,
  event: LiveEvent,
  startsAt: number,
): CalendarEvent {
  const { displayName } = tenant.config
  return {
    uid: calendarUid({ tenant: tenant.name, eventId: event.id, isDaily: event.time?.kind === 'daily', startsAt }),
    title: event.name,
    description: event.streamDescription ?? event.description,
    organiser: event.providerName === displayName ? displayName : `${event.providerName}, ${displayName}`,
    url: `${origin}/connect/live/${encodeURIComponent(event.id)}?tenant=${encodeURIComponent(tenant.name)}`,
    startsAt,
    endsAt: startsAt + event.durationSecond * 1000,
  }
}
