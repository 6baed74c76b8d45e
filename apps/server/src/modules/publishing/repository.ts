import { and, asc, desc, eq, inArray, isNotNull, lt, lte, max, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import type { DraftRow, EntityRef, VersionRow } from './draft.ts'
import type { KeptChange } from './kept-change.ts'
import type { Fields, Shown } from './publishable-kind.ts'

const { bulkChange, draft, publishedVersion } = schema
type KindScope = { tenantId: string; kind: string }
export type PublishingRepository = ReturnType<typeof createPublishingRepository>

export function createPublishingRepository(db: Database) {
  return {
    async find({ tenantId, kind, id }: EntityRef): Promise<DraftRow | null> {
      const [row] = await db.select().from(draft).where(isEntity({ tenantId, kind, id }))
      return row ?? null
    },

    /** Finds a draft and locks it until the transaction ends. */
    async lock({ tenantId, kind, id }: EntityRef): Promise<DraftRow | null> {
      const [row] = await db.select().from(draft).where(isEntity({ tenantId, kind, id })).for('update')
      return row ?? null
    },

    /** Locks several, always in the same order, so that concurrent changes don't deadlock. */
    lockMany({ tenantId, kind }: KindScope, refs: readonly { id: string }[]): Promise<DraftRow[]> {
      const ids = refs.map(({ id }) => id)
      return db
        .select()
        .from(draft)
        .where(and(eq(draft.tenantId, tenantId), eq(draft.kind, kind), inArray(draft.id, ids)))
        .orderBy(asc(draft.id))
        .for('update')
    },

    /** Updates several drafts in one statement. */
    async updateMany({ tenantId, kind }: KindScope, rows: readonly DraftRow[]): Promise<void> {
      const [first] = rows
      if (!first) return
      const values = JSON.stringify(
        rows.map(({ id, fields, state, version, publishAt, stateBeforeBin, binnedAt }) => ({
          id,
          fields,
          state,
          version,
          publish_at: publishAt,
          state_before_bin: stateBeforeBin,
          binned_at: binnedAt,
        })),
      )
      await db.execute(sql`update draft set fields = given.fields, state = given.state, version = given.version,
        publish_at = given.publish_at, state_before_bin = given.state_before_bin, binned_at = given.binned_at,
        publish_requested_at = case when given.state = draft.state and given.version = draft.version
          then draft.publish_requested_at end,
        revision = draft.revision + 1, changed_at = ${first.changedAt.toISOString()},
        changed_by = coalesce(${first.changedBy}, draft.changed_by)
        from jsonb_to_recordset(${values}::jsonb) as given(id text, fields jsonb, state text, version int,
          publish_at timestamptz, state_before_bin text, binned_at timestamptz)
        where draft.tenant_id = ${tenantId} and draft.kind = ${kind} and draft.id = given.id`)
    },

    async insertMany(rows: readonly DraftRow[]): Promise<void> {
      for (const batch of batchesOf(rows)) await db.insert(draft).values(batch)
    },

    async addVersions(rows: readonly VersionRow[]): Promise<void> {
      for (const batch of batchesOf(rows)) await db.insert(publishedVersion).values(batch)
    },

    /** The highest version of each draft that has any. */
    async lastVersions({ tenantId, kind }: KindScope, ids: readonly string[]): Promise<Map<string, number>> {
      const rows = await db
        .select({ id: publishedVersion.id, version: max(publishedVersion.version) })
        .from(publishedVersion)
        .where(isOneOf({ tenantId, kind }, ids))
        .groupBy(publishedVersion.id)
      return new Map(rows.map(({ id, version }) => [id, version ?? 0]))
    },

    /** One version per id. */
    async versionsOf(
      { tenantId, kind }: KindScope,
      wanted: ReadonlyMap<string, number>,
    ): Promise<Map<string, { fields: Fields; shown: Shown }>> {
      const given = JSON.stringify([...wanted].map(([id, version]) => ({ id, version })))
      const rows = await db
        .select({ id: publishedVersion.id, fields: publishedVersion.fields, shown: publishedVersion.shown })
        .from(publishedVersion)
        .innerJoin(
          sql`jsonb_to_recordset(${given}::jsonb) as given(id text, version int)`,
          sql`given.id = ${publishedVersion.id} and given.version = ${publishedVersion.version}`,
        )
        .where(and(eq(publishedVersion.tenantId, tenantId), eq(publishedVersion.kind, kind)))
      return new Map(rows.map(({ id, ...version }) => [id, version]))
    },

    /** Stores a change of several drafts, so that it can be undone as long as the history offers it. */
    async keepChange(change: KindScope & { changeId: string; at: Date }, items: readonly KeptChange[]): Promise<void> {
      await db.insert(bulkChange).values({ ...change, items: [...items] })
    },

    async keptChange(tenantId: string, changeId: string): Promise<KeptChange[]> {
      const [row] = await db
        .select({ items: bulkChange.items })
        .from(bulkChange)
        .where(and(eq(bulkChange.tenantId, tenantId), eq(bulkChange.changeId, changeId)))
      return row?.items ?? []
    },

    /** Of all clubs; needs the platform's scope. */
    async forgetChanges(before: Date): Promise<void> {
      await db.delete(bulkChange).where(lt(bulkChange.at, before))
    },

    async insert(row: DraftRow): Promise<void> {
      await db.insert(draft).values(row)
    },

    /** Inserts a draft unless another writer already has. Returns whether it was inserted. */
    async adopt(row: DraftRow): Promise<boolean> {
      return (await db.insert(draft).values(row).onConflictDoNothing().returning({ id: draft.id })).length > 0
    },

    async update({ tenantId, kind, id }: EntityRef, changes: Partial<DraftRow>): Promise<void> {
      await db.update(draft).set(changes).where(isEntity({ tenantId, kind, id }))
    },

    async addVersion(row: VersionRow): Promise<void> {
      await db.insert(publishedVersion).values(row)
    },

    /** Newest first. */
    versions({ tenantId, kind, id }: EntityRef): Promise<VersionRow[]> {
      return db
        .select()
        .from(publishedVersion)
        .where(isVersionOf({ tenantId, kind, id }))
        .orderBy(desc(publishedVersion.version))
    },

    async version({ tenantId, kind, id }: EntityRef, version: number): Promise<VersionRow | null> {
      const [row] = await db
        .select()
        .from(publishedVersion)
        .where(and(isVersionOf({ tenantId, kind, id }), eq(publishedVersion.version, version)))
      return row ?? null
    },

    /** Drafts of all clubs that were binned before `time`; needs the platform's scope. */
    binnedBefore(time: Date): Promise<EntityRef[]> {
      return db
        .select({ tenantId: draft.tenantId, kind: draft.kind, id: draft.id })
        .from(draft)
        .where(and(eq(draft.state, 'bin'), lt(draft.binnedAt, time)))
    },

    /** Removes the draft and all its versions. */
    async remove({ tenantId, kind, id }: EntityRef): Promise<void> {
      await db.delete(publishedVersion).where(isVersionOf({ tenantId, kind, id }))
      await db.delete(draft).where(isEntity({ tenantId, kind, id }))
    },

    /** Drafts of all clubs that are scheduled for `now` or earlier; needs the platform's scope. */
    due(now: Date): Promise<EntityRef[]> {
      return db
        .select({ tenantId: draft.tenantId, kind: draft.kind, id: draft.id })
        .from(draft)
        .where(and(isNotNull(draft.publishAt), lte(draft.publishAt, now)))
    },
  }
}

/** A statement takes at most 65,535 parameters. */
const batchSize = 2000

function batchesOf<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, place) =>
    rows.slice(place * batchSize, (place + 1) * batchSize),
  )
}

function isOneOf({ tenantId, kind }: KindScope, ids: readonly string[]) {
  return and(
    eq(publishedVersion.tenantId, tenantId),
    eq(publishedVersion.kind, kind),
    inArray(publishedVersion.id, [...ids]),
  )
}

function isEntity({ tenantId, kind, id }: EntityRef) {
  return and(eq(draft.tenantId, tenantId), eq(draft.kind, kind), eq(draft.id, id))
}

function isVersionOf({ tenantId, kind, id }: EntityRef) {
  return and(eq(publishedVersion.tenantId, tenantId), eq(publishedVersion.kind, kind), eq(publishedVersion.id, id))
}
