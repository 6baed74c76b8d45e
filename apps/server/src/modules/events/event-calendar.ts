import { Failure } from '../../platform/failure/failure.ts'
import type { Context } from '../../platform/http/context.ts'
import { calendarFile } from './calendar-file.ts'
import type { Events } from './events.ts'
import { occurrenceOf, startsOf } from './occurrences.ts'
import { cancelledEntry, presentCalendar } from './present-calendar.ts'

/** How far ahead a cancelled occurrence has a file. */
const daysAhead = 400

export type EventCalendar = ReturnType<typeof createEventCalendar>

/** The calendar files of events. */
export function createEventCalendar({ events }: { events: Pick<Events, 'find' | 'cancelled'> }) {
  /**
   * The file of the occurrence that starts at `startsAt` (epoch milliseconds), else of the one to show.
   * @throws Failure notFound, also for video on demand
   */
  return async function calendarOf(context: Context, id: string, startsAt: number | null): Promise<string> {
    const event = await events.find(context.tenantId, id, context.now)
    if (!event) return cancelledFile(context, id)
    const chosen = startsOf(event, context.now).find((start) => start === startsAt)
    const start = chosen ?? occurrenceOf(event, context.now)?.startsAt
    if (start === undefined) throw new Failure('notFound')
    return presentCalendar(context, event, start)
  }

  async function cancelledFile(context: Context, id: string): Promise<string> {
    const cancelled = await events.cancelled(context.tenantId, context.now, daysAhead)
    const found = cancelled.find((one) => one.id === id)
    if (!found) throw new Failure('notFound')
    return calendarFile(cancelledEntry(context, found), context.now.getTime())
  }
}
