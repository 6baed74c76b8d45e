import type { EventFields } from '@upbeat/contract/studio/entities/event'
import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import type { Database } from '../../../platform/db/database.ts'
import { type EventSummary, eventFields, eventSummaries, type StoredFields } from './event-draft-repository.ts'
import { parseEvent } from './event-fields.ts'
import { shownClasses } from './live-event-repository.ts'

type PlayedClass = Awaited<ReturnType<typeof shownClasses>> extends ReadonlyMap<string, infer Played> ? Played : never
/** A draft in the schedule. */
export type PlannedEvent = EventSummary & {
  fields: EventFields
  /** Whether members see something else. */
  hasChanges: boolean
  /** The class that it plays, if members see that. */
  played: PlayedClass | null
}
type Parsed = Pick<PlannedEvent, 'fields' | 'hasChanges'>
type Kept = ReadonlyMap<string, { key: string; parsed: Parsed }>

/** How many clubs' schedules are kept in memory. */
const keptClubs = 50

/** Reads clubs' drafts of events. Fields are kept in memory, and read again only for drafts that have changed. */
export function createClubSchedule(db: Database) {
  const clubs = new Map<string, Kept>()

  /** All events except binned ones. */
  return async function eventsOf(tenantId: string): Promise<PlannedEvent[]> {
    const summaries = await eventSummaries(db, tenantId)
    const known = clubs.get(tenantId)
    const stale = summaries.filter((one) => known?.get(one.id)?.key !== keyOf(one))
    const read = await eventFields(
      db,
      tenantId,
      stale.map(({ id }) => id),
    )
    const fresh = new Map(read.map((stored) => [stored.id, parse(stored)]))
    const kept: [string, { key: string; parsed: Parsed }][] = summaries.flatMap((one) => {
      const parsed = fresh.get(one.id) ?? known?.get(one.id)?.parsed
      return parsed ? [[one.id, { key: keyOf(one), parsed }]] : []
    })
    keep(tenantId, new Map(kept))
    return withClasses(tenantId, summaries, clubs.get(tenantId) ?? new Map())
  }

  function keep(tenantId: string, kept: Kept) {
    clubs.delete(tenantId)
    clubs.set(tenantId, kept)
    const [oldest] = clubs.keys()
    if (clubs.size > keptClubs && oldest !== undefined) clubs.delete(oldest)
  }

  async function withClasses(tenantId: string, summaries: readonly EventSummary[], kept: Kept) {
    const events = summaries.flatMap((one) => {
      const parsed = kept.get(one.id)?.parsed
      return parsed ? [{ ...one, ...parsed }] : []
    })
    const tags = events.flatMap(({ fields }) => (fields.classTag === null ? [] : [fields.classTag]))
    const classes = await shownClasses(db, tenantId, tags)
    return events.map((event) => ({ ...event, played: classes.get(event.fields.classTag ?? '') ?? null }))
  }
}

function keyOf({ revision, version, state }: EventSummary): string {
  return `${revision} ${version} ${state}`
}

function parse({ fields, published }: StoredFields): Parsed {
  const parsed = parseEvent(fields)
  return { fields: parsed, hasChanges: published !== null && !isSameValue(parsed, parseEvent(published)) }
}
