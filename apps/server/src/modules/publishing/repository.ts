import { and, desc, eq, isNotNull, lt, lte } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import type { DraftRow, ThingId, VersionRow } from './draft.ts'

const { draft, publishedVersion } = schema
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

    async insert(row: DraftRow): Promise<void> {
      await db.insert(draft).values(row)
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
