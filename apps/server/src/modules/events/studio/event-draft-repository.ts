import { and, eq, inArray, ne, notExists, sql } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import { isVersionOnAir } from '../../../platform/db/version-on-air.ts'
import type { DraftRow } from '../../publishing/draft.ts'
import type { Fields } from '../../publishing/publishable-kind.ts'

const { draft, liveEvent, publishedVersion } = schema

/** A draft without its fields. */
export type EventSummary = Pick<
  DraftRow,
  'id' | 'state' | 'revision' | 'version' | 'publishAt' | 'ownerId' | 'changedAt'
>
/** The fields of a draft, and those that members see; null if they don't see it. */
export type StoredFields = { id: string; fields: Fields; published: Fields | null }

/** Differs whenever a summary does. Much cheaper to read than the summaries. */
export async function eventsFingerprint(db: Database, tenantId: string): Promise<string> {
  const { id, state, revision, version, publishAt, ownerId, createdAt, changedAt } = draft
  const one = sql`row(${id}, ${state}, ${revision}, ${version}, ${publishAt}, ${ownerId}, ${createdAt}, ${changedAt})`
  // A sum needs no order and no text of the rows.
  const [row] = await db
    .select({ fingerprint: sql<string>`coalesce(sum(hash_record_extended(${one}, 0)), 0)::text` })
    .from(draft)
    .where(and(isEventOf(tenantId), ne(state, 'bin')))
  return row?.fingerprint ?? ''
}

/** A club's drafts of events except binned ones, oldest first. */
export function eventSummaries(db: Database, tenantId: string): Promise<EventSummary[]> {
  const { id, state, revision, version, publishAt, ownerId, changedAt } = draft
  return db
    .select({ id, state, revision, version, publishAt, ownerId, changedAt })
    .from(draft)
    .where(and(isEventOf(tenantId), ne(state, 'bin')))
    .orderBy(draft.createdAt, draft.id)
}

export async function eventFields(db: Database, tenantId: string, ids: readonly string[]): Promise<StoredFields[]> {
  if (ids.length === 0) return []
  return db
    .select({ id: draft.id, fields: draft.fields, published: publishedVersion.fields })
    .from(draft)
    .leftJoin(publishedVersion, isVersionOnAir)
    .where(and(isEventOf(tenantId), inArray(draft.id, [...ids])))
}

/** The ids of scheduled events that members see and that have no draft, e.g. those of the demo. */
export async function undraftedEventIds(db: Database, tenantId: string): Promise<string[]> {
  const ownDraft = db
    .select({ id: draft.id })
    .from(draft)
    .where(and(isEventOf(tenantId), eq(draft.id, liveEvent.id)))
  const isShown = and(eq(liveEvent.tenantId, tenantId), eq(liveEvent.hidden, false), ne(liveEvent.type, 3))
  const rows = await db
    .select({ id: liveEvent.id })
    .from(liveEvent)
    .where(and(isShown, notExists(ownDraft)))
  return rows.map(({ id }) => id)
}

function isEventOf(tenantId: string) {
  return and(eq(draft.tenantId, tenantId), eq(draft.kind, 'event'))
}
