import { type CalendarEvent, calendarFile } from '@upbeat/rules/live/calendar-file'
import { calendarUid } from '@upbeat/rules/live/calendar-uid'
import type { Context } from '../../platform/http/context.ts'
import type { EventRow } from './event-row.ts'

/** The calendar file of an event's occurrence. */
export function presentCalendar(context: Context, row: EventRow, startsAt: number): string {
  return calendarFile(calendarEvent(context, row, startsAt), context.now.getTime())
}

/** `origin` is that of the club's pages. */
export function calendarEvent(
  { tenant, origin }: Pick<Context, 'tenant' | 'origin'>,
  row: EventRow,
  startsAt: number,
): CalendarEvent {
  const { displayName } = tenant.config
  return {
    uid: calendarUid({ tenant: tenant.name, eventId: row.id, isDaily: row.scheduleType === 'daily', startsAt }),
    title: row.name,
    description: row.streamDescription ?? row.description,
    organiser: row.providerName === displayName ? displayName : `${row.providerName}, ${displayName}`,
    url: `${origin}/connect/live/${encodeURIComponent(row.id)}?tenant=${encodeURIComponent(tenant.name)}`,
    startsAt,
    endsAt: startsAt + row.durationSecond * 1000,
  }
}
