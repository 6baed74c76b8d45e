import { liveWindowDays } from '@upbeat/rules/constants'
import { readOccurrenceId } from '@upbeat/rules/schedule/occurrence-id'
import type { EventCache } from './event-cache.ts'
import type { LiveEvent } from './event-row.ts'
import { liveEventNow, liveEventOn, liveEvents } from './live-events.ts'

export type Events = ReturnType<typeof createEvents>

/** The clubs' events, as members see them. A series is one event for each of its occurrences. */
export function createEvents({ cache }: { cache: Pick<EventCache, 'of' | 'forget'> }) {
  /** All of a club's events; of a series, what is on from yesterday until `daysAhead`. */
  async function of(tenantId: string, now: Date, daysAhead = liveWindowDays + 1): Promise<LiveEvent[]> {
    return (await cache.of(tenantId)).flatMap((row) => liveEvents(row, now, daysAhead))
  }

  /** By an event's or an occurrence's id. A series' own id finds the occurrence to show. */
  async function byId(tenantId: string, id: string, now: Date): Promise<LiveEvent | null> {
    const rows = await cache.of(tenantId)
    const row = rows.find((each) => each.id === id)
    if (row) return liveEventNow(row, now)
    const named = readOccurrenceId(id)
    const series = named && rows.find((each) => each.id === named.seriesId)
    return series ? liveEventOn(series, named.date) : null
  }

  /** By the event's own tag; of a series, the occurrence to show. */
  async function byTag(tenantId: string, tag: string, now: Date): Promise<LiveEvent | null> {
    const row = (await cache.of(tenantId)).find((each) => each.tag === tag)
    return row ? liveEventNow(row, now) : null
  }

  return {
    of,
    byId,
    byTag,
    find: async (tenantId: string, id: string, now: Date): Promise<LiveEvent | null> =>
      (await byId(tenantId, id, now)) ?? (await byTag(tenantId, id, now)),
    forget: cache.forget,
  }
}
