import { firstOfSchedule } from '@upbeat/rules/live/by-state'
import { scheduledStatus } from '@upbeat/rules/live/scheduled-status'
import type { Catalogues } from '../classes/catalogue.ts'
import type { LiveEvent } from '../events/event-row.ts'
import type { Events } from '../events/events.ts'
import { occurrenceOf } from '../events/occurrences.ts'
import type { EventContext } from './service.ts'

type Parts = {
  events: Pick<Events, 'of'>
  catalogues: Pick<Catalogues, 'of'>
  sourceOf: (context: EventContext, row: LiveEvent) => Promise<object | null>
}

/**
 * The picture of the event that members' schedule opens with, for its first HTML. Null if there is none, or if the
 * first event depends on the member's time zone.
 */
export function createPictureOfSchedule({ events, catalogues, sourceOf }: Parts) {
  return async function pictureOfSchedule(context: EventContext): Promise<string | null> {
    const { tenant, now } = context
    const { byTag } = await catalogues.of(tenant)
    const known = (await events.of(tenant.id, now)).filter(({ tag }) => byTag.has(tag))
    const ahead = known.flatMap((row) => {
      const occurrence = occurrenceOf(row, now)
      return occurrence && occurrence.phase !== 'over' ? [{ row, occurrence }] : []
    })
    const sent = ahead.map(async ({ row, occurrence }) => {
      const hasLink = occurrence.phase === 'running' && (await sourceOf(context, row)) !== null
      const live = { status: scheduledStatus({ ...occurrence, hasLink, now: now.getTime() }) }
      return { row, event: { live, transcode: { status: row.transcode } }, startsAt: occurrence.startsAt }
    })
    const inOrder = (await Promise.all(sent)).sort(
      (one, other) => one.startsAt - other.startsAt || one.row.name.localeCompare(other.row.name),
    )
    return firstOfSchedule(inOrder, now.getTime())?.row.imageLink || null
  }
}
