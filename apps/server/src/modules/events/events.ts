import { liveWindowDays } from '@upbeat/rules/constants'
import { datesOfOriginal, occurrenceId, readOccurrenceId } from '@upbeat/rules/schedule/occurrence-id'
import { cancelledOccurrences } from './cancelled-occurrences.ts'
import type { EventCache } from './event-cache.ts'
import type { EventRow, LiveEvent } from './event-row.ts'
import { insteadOf } from './instead-of.ts'
import { liveEventNow, liveEventOn, liveEvents } from './live-events.ts'

const dayMs = 86_400_000

export type Events = ReturnType<typeof createEvents>

/** The clubs' events, as members see them. A series is one event for each of its occurrences. */
export function createEvents({ cache }: { cache: Pick<EventCache, 'of' | 'forget'> }) {
  /** All of a club's events; of a series, what is on from yesterday until `daysAhead`. */
  async function of(tenantId: string, now: Date, daysAhead = liveWindowDays + 1): Promise<LiveEvent[]> {
    return withOwnIds((await cache.of(tenantId)).flatMap((row) => liveEvents(row, now, daysAhead)))
  }

  /** The occurrences of series that were cancelled, from yesterday until `daysAhead`. */
  async function cancelled(tenantId: string, now: Date, daysAhead: number) {
    const period = { from: now.getTime() - dayMs, until: now.getTime() + daysAhead * dayMs }
    return (await cache.of(tenantId)).flatMap((row) => cancelledOccurrences(row, period))
  }

  /** By an event's or an occurrence's id. A series' own id finds the occurrence to show. */
  async function byId(tenantId: string, id: string, now: Date): Promise<LiveEvent | null> {
    const rows = await cache.of(tenantId)
    const row = rows.find((each) => each.id === id)
    if (row) return liveEventNow(row, now)
    const named = readOccurrenceId(id)
    return named && occurrenceOf(rows, named)
  }

  /** By the event's own tag; of a series, the occurrence to show. */
  async function byTag(tenantId: string, tag: string, now: Date): Promise<LiveEvent | null> {
    const row = (await cache.of(tenantId)).find((each) => each.tag === tag)
    return row ? liveEventNow(row, now) : null
  }

  /** What takes place instead of an occurrence of a series whose weekdays have changed. */
  async function instead(tenantId: string, id: string): Promise<LiveEvent | null> {
    return insteadOf(await cache.of(tenantId), id)
  }

  return {
    of,
    insteadOf: instead,
    cancelled,
    byId,
    byTag,
    find: async (tenantId: string, id: string, now: Date): Promise<LiveEvent | null> =>
      (await byId(tenantId, id, now)) ?? (await byTag(tenantId, id, now)),
    forget: cache.forget,
  }
}

/** An occurrence by the series and date that it was known by first, wherever it takes place now. */
function occurrenceOf(rows: readonly EventRow[], { seriesId, date }: { seriesId: string; date: string }) {
  for (const row of rows) {
    if (row.origin?.id !== seriesId) continue
    for (const present of datesOfOriginal(row.origin, date)) {
      const found = liveEventOn(row, present)
      if (found) return found
    }
  }
  const series = rows.find(({ id }) => id === seriesId)
  return series ? liveEventOn(series, date) : null
}

/** Where a series and one that continues it both have an occurrence, the later series' has an id of its own. */
function withOwnIds(events: LiveEvent[]): LiveEvent[] {
  const seen = new Set<string>()
  return events.map((event) => {
    const isTaken = seen.has(event.id)
    seen.add(event.id)
    const named = isTaken ? readOccurrenceId(event.id) : null
    return named ? { ...event, id: occurrenceId(event.seriesId, named.date) } : event
  })
}
