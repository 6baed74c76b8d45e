import type { EventFields } from '@upbeat/contract/studio/entities/event'
import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import type { Database } from '../../../platform/db/database.ts'
import {
  type EventSummary,
  eventFields,
  eventSummaries,
  eventsFingerprint,
  type StoredFields,
} from './event-draft-repository.ts'
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
type Drafted = Omit<PlannedEvent, 'played'>
type Club = { fingerprint: string; events: readonly Drafted[] }

/** How many clubs' schedules are kept in memory. */
const keptClubs = 50

/** Reads clubs' drafts of events. They are kept in memory, and read again only if one has changed: then that one's fields alone. */
export function createClubSchedule(db: Database) {
  const clubs = new Map<string, Club>()

  /** All events except binned ones. */
  return async function eventsOf(tenantId: string): Promise<PlannedEvent[]> {
    // Before the drafts, so that a change between the two is noticed by the next call.
    const fingerprint = await eventsFingerprint(db, tenantId)
    const known = clubs.get(tenantId)
    const events = known?.fingerprint === fingerprint ? known.events : await read(tenantId, known?.events ?? [])
    keep(tenantId, { fingerprint, events })
    return withClasses(tenantId, events)
  }

  async function read(tenantId: string, known: readonly Drafted[]): Promise<Drafted[]> {
    const summaries = await eventSummaries(db, tenantId)
    const kept = new Map(known.map((event) => [keyOf(event), event]))
    const stale = summaries.filter((one) => !kept.has(keyOf(one)))
    const stored = await eventFields(
      db,
      tenantId,
      stale.map(({ id }) => id),
    )
    const fresh = new Map(stored.map((each) => [each.id, parse(each)]))
    return summaries.flatMap((one) => {
      const parsed = fresh.get(one.id) ?? kept.get(keyOf(one))
      return parsed ? [{ ...one, fields: parsed.fields, hasChanges: parsed.hasChanges }] : []
    })
  }

  function keep(tenantId: string, club: Club) {
    clubs.delete(tenantId)
    clubs.set(tenantId, club)
    const [oldest] = clubs.keys()
    if (clubs.size > keptClubs && oldest !== undefined) clubs.delete(oldest)
  }

  async function withClasses(tenantId: string, events: readonly Drafted[]): Promise<PlannedEvent[]> {
    const tags = events.flatMap(({ fields }) => (fields.classTag === null ? [] : [fields.classTag]))
    const classes = await shownClasses(db, tenantId, tags)
    return events.map((event) => ({ ...event, played: classes.get(event.fields.classTag ?? '') ?? null }))
  }
}

function keyOf({ id, revision, version, state }: EventSummary): string {
  return `${id} ${revision} ${version} ${state}`
}

function parse({ fields, published }: StoredFields): Pick<PlannedEvent, 'fields' | 'hasChanges'> {
  const parsed = parseEvent(fields)
  return { fields: parsed, hasChanges: published !== null && !isSameValue(parsed, parseEvent(published)) }
}
