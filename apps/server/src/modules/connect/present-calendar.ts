import { type CalendarEvent, calendarFile } from '@upbeat/rules/live/calendar-file'
import type { Context } from '../../platform/http/context.ts'
import type { EventRow } from './repository.ts'

/** An event's occurrence for calendars. Each day of a daily event is an entry of its own. */
export function presentCalendar(context: Context, row: EventRow, startsAt: number): string {
  return calendarFile(calendarEvent(context, row, startsAt), context.now.getTime())
}

/** `origin`: where the club's pages are. */
export function calendarEvent(
  { tenant, origin }: Pick<Context, 'tenant' | 'origin'>,
  row: EventRow,
  startsAt: number,
): CalendarEvent {
  const { displayName } = tenant.config
  const day = row.scheduleType === 'daily' ? `.${new Date(startsAt).toISOString().slice(0, 10)}` : ''
  return {
    uid: `${row.id}${day}@${tenant.name}`,
    title: row.name,
    description: row.streamDescription ?? row.description,
    organiser: row.providerName === displayName ? displayName : `${row.providerName}, ${displayName}`,
    url: `${origin}/connect/live/${encodeURIComponent(row.id)}?tenant=${encodeURIComponent(tenant.name)}`,
    startsAt,
    endsAt: startsAt + row.durationSecond * 1000,
  }
}
