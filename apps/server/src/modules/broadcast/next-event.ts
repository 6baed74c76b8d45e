import type { Clock } from '../../platform/clock/clock.ts'
import type { Events } from '../events/events.ts'
import { occurrenceOf } from '../events/occurrences.ts'

/** Finds which of several events is running or starts next; the first one if all are over. */
export function createNextEvent({ events, clock }: { events: Pick<Events, 'byId'>; clock: Clock }) {
  return async function nextOf(tenantId: string, ids: readonly [string, ...string[]]): Promise<string> {
    const now = clock.now()
    let [next, first] = [ids[0], Number.POSITIVE_INFINITY]
    for (const id of ids) {
      const event = await events.byId(tenantId, id, now)
      const occurrence = event?.type === 2 ? occurrenceOf(event, now) : null
      if (!occurrence || occurrence.phase === 'over' || occurrence.startsAt >= first) continue
      next = id
      first = occurrence.startsAt
    }
    return next
  }
}
