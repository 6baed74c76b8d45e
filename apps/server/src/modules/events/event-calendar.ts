import { Failure } from '../../platform/failure/failure.ts'
import type { Context } from '../../platform/http/context.ts'
import type { EventCache } from './event-cache.ts'
import { findEvent } from './find-event.ts'
import { occurrenceOf, startsOf } from './occurrences.ts'
import { presentCalendar } from './present-calendar.ts'

export type EventCalendar = ReturnType<typeof createEventCalendar>

/**
 * The calendar file of the occurrence that starts at `startsAt` (epoch milliseconds), else of the one to show.
 * @throws Failure notFound, also for video on demand
 */
export function createEventCalendar({ eventCache }: { eventCache: Pick<EventCache, 'of'> }) {
  return async function calendarOf(context: Context, id: string, startsAt: number | null): Promise<string> {
    const row = findEvent(await eventCache.of(context.tenantId), id)
    const chosen = row && startsOf(row, context.now).find((start) => start === startsAt)
    const start = chosen ?? (row && occurrenceOf(row, context.now)?.startsAt)
    if (!row || start === undefined || start === null) throw new Failure('notFound')
    return presentCalendar(context, row, start)
  }
}
