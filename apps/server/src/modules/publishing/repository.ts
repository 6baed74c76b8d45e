import { and, asc, desc, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import type { DraftRow, ThingId, VersionRow } from './draft.ts'
import type { Fields } from './publishable-kind.ts'

const { bulkChange, draft, publishedVersion } = schema
type Things = { tenantId: string; kind: string }
/** What one thing of several was before and after, by field. */
export type KeptChange = { id: string; before: Fields; after: Fields }
export type PublishingRepository = ReturnType<typeof createPublishingRepository>

export function createPublishingRepository(db: Database) {
  return {
    async find({ tenantId, kind, id }: ThingId): Promise<DraftRow | null> {
      const [row] = await db.select().from(draft).where(isThing({ tenantId, kind, id }))
      return row ?? null
    },

    /** The same, kept from other writers until the transaction ends. */
    async lock({ tenantId, kind, id }: ThingId): Promise<DraftRow | null> {
      const [row] = await db.select().from(draft).where(isThing({ tenantId, kind, id })).for('update')
      return row ?? null
    },

    /** Several, always in the same order, so that two who change many don't wait for each other. */
    lockMany({ tenantId, kind }: Things, things: readonly { id: string }[]): Promise<DraftRow[]> {
      const ids = things.map(({ id }) => id)
      return db
        .select()
        .from(draft)
        .where(and(eq(draft.tenantId, tenantId), eq(draft.kind, kind), inArray(draft.id, ids)))
        .orderBy(asc(draft.id))
        .for('update')
    },

    /** Writes the fields of several in one statement. */
    async updateMany({ tenantId, kind }: Things, rows: readonly DraftRow[]): Promise<void> {
      const [first] = rows
      if (!first) return
      const values = JSON.stringify(rows.map(({ id, fields }) => ({ id, fields })))
      await db.execute(sql`update draft set fields = given.fields, revision = draft.revision + 1,
        changed_at = ${first.changedAt.toISOString()}, changed_by = coalesce(${first.changedBy}, draft.changed_by)
        from jsonb_to_recordset(${values}::jsonb) as given(id text, fields jsonb)
        where draft.tenant_id = ${tenantId} and draft.kind = ${kind} and draft.id = given.id`)
    },

    /** What a change of several was, so that it can be taken back as long as the history offers it. */
    async keepChange(change: Things & { changeId: string; at: Date }, items: readonly KeptChange[]): Promise<void> {
      await db.insert(bulkChange).values({ ...change, items: [...items] })
    },

    async keptChange(tenantId: string, changeId: string): Promise<KeptChange[]> {
      const [row] = await db
        .select({ items: bulkChange.items })
        .from(bulkChange)
        .where(and(eq(bulkChange.tenantId, tenantId), eq(bulkChange.changeId, changeId)))
      return row?.items ?? []
    },

    /** Of all clubs; to be asked as the platform. */
    async forgetChanges(before: Date): Promise<void> {
      await db.delete(bulkChange).where(lt(bulkChange.at, before))
    },

    async insert(row: DraftRow): Promise<void> {
      await db.insert(draft).values(row)
    },

    /** Inserts it unless somebody else has done so meanwhile. Answers whether it was inserted. */
    async adopt(row: DraftRow): Promise<boolean> {
      return (await db.insert(draft).values(row).onConflictDoNothing().returning({ id: draft.id })).length > 0
    },

    async update({ tenantId, kind, id }: ThingId, changes: Partial<DraftRow>): Promise<void> {
      await db.update(draft).set(changes).where(isThing({ tenantId, kind, id }))
    },

    async addVersion(row: VersionRow): Promise<void> {
      await db.insert(publishedVersion).values(row)
    },

    /** The newest first. */
    versions({ tenantId, kind, id }: ThingId): Promise<VersionRow[]> {
      return db
        .select()
        .from(publishedVersion)
        .where(isVersionOf({ tenantId, kind, id }))
        .orderBy(desc(publishedVersion.version))
    },

    async version({ tenantId, kind, id }: ThingId, version: number): Promise<VersionRow | null> {
      const [row] = await db
        .select()
        .from(publishedVersion)
        .where(and(isVersionOf({ tenantId, kind, id }), eq(publishedVersion.version, version)))
      return row ?? null
    },

    /** Of all clubs, what lies in the bin since before; to be asked as the platform. */
    binnedBefore(time: Date): Promise<ThingId[]> {
      return db
        .select({ tenantId: draft.tenantId, kind: draft.kind, id: draft.id })
        .from(draft)
        .where(and(eq(draft.state, 'bin'), lt(draft.binnedAt, time)))
    },

    /** The draft and all its versions. */
    async remove({ tenantId, kind, id }: ThingId): Promise<void> {
      await db.delete(publishedVersion).where(isVersionOf({ tenantId, kind, id }))
      await db.delete(draft).where(isThing({ tenantId, kind, id }))
    },

    /** Of all clubs, what is scheduled for `now` or earlier; to be asked as the platform. */
    due(now: Date): Promise<ThingId[]> {
      return db
        .select({ tenantId: draft.tenantId, kind: draft.kind, id: draft.id })
        .from(draft)
        .where(and(isNotNull(draft.publishAt), lte(draft.publishAt, now)))
    },
  }
}

function isThing({ tenantId, kind, id }: ThingId) {
  return and(eq(draft.tenantId, tenantId), eq(draft.kind, kind), eq(draft.id, id))
}

function isVersionOf({ tenantId, kind, id }: ThingId) {
  return and(eq(publishedVersion.tenantId, tenantId), eq(publishedVersion.kind, kind), eq(publishedVersion.id, id))
}
