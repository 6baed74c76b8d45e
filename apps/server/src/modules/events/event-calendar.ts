import { Failure } from '../../platform/failure/failure.ts'
import type { Context } from '../../platform/http/context.ts'
import type { Events } from './events.ts'
import { occurrenceOf, startsOf } from './occurrences.ts'
import { presentCalendar } from './present-calendar.ts'

export type EventCalendar = ReturnType<typeof createEventCalendar>

/** The calendar files of events. */
export function createEventCalendar({ events }: { events: Pick<Events, 'find'> }) {
  /**
   * The file of the occurrence that starts at `startsAt` (epoch milliseconds), else of the one to show.
   * @throws Failure notFound, also for video on demand
   */
  return async function calendarOf(context: Context, id: string, startsAt: number | null): Promise<string> {
    const event = await events.find(context.tenantId, id, context.now)
    if (!event) throw new Failure('notFound')
    const chosen = startsOf(event, context.now).find((start) => start === startsAt)
    const start = chosen ?? occurrenceOf(event, context.now)?.startsAt
    if (start === undefined) throw new Failure('notFound')
    return presentCalendar(context, event, start)
  }
}
