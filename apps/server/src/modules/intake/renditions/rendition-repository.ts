import { and, desc, eq, sql } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import type { RenditionRow, VersionKey } from '../intake-rows.ts'

const { mediaRendition, mediaRevision } = schema

/** The renditions of a video, and the revisions that are offered to players. */
export function createRenditionRepository(db: Database) {
  const ofVersion = (key: VersionKey) =>
    and(
      eq(mediaRendition.tenantId, key.tenantId),
      eq(mediaRendition.classTag, key.classTag),
      eq(mediaRendition.version, key.version),
    )

  return {
    async keepRendition(row: Omit<RenditionRow, 'createdAt'>, now: Date) {
      const values = { ...row, createdAt: now }
      await db
        .insert(mediaRendition)
        .values(values)
        .onConflictDoUpdate({
          target: [mediaRendition.tenantId, mediaRendition.classTag, mediaRendition.version, mediaRendition.file],
          set: { bytes: row.bytes, rendition: row.rendition },
        })
    },
    async renditionsOf(key: VersionKey): Promise<RenditionRow[]> {
      const rows = await db.select().from(mediaRendition).where(ofVersion(key))
      return rows as RenditionRow[]
    },
    removeRendition: (key: VersionKey, file: string) =>
      db.delete(mediaRendition).where(and(ofVersion(key), eq(mediaRendition.file, file))),
    /** Copies of sources that a later revision no longer uses. */
    async outdatedCopies(before: Date): Promise<RenditionRow[]> {
      const rows = await db
        .select()
        .from(mediaRendition)
        .where(
          and(
            eq(mediaRendition.temporary, true),
            sql`exists (select from media_revision v where v.tenant_id = ${mediaRendition.tenantId}
              and v.class_tag = ${mediaRendition.classTag} and v.version = ${mediaRendition.version}
              and v.created_at > ${mediaRendition.createdAt} and v.created_at < ${before}
              and not v.files ? ${mediaRendition.file})`,
          ),
        )
      return rows as RenditionRow[]
    },

    /** The newest revision of a version, or a given one. */
    async findRevision(tenantId: string, classTag: string, which: { version: number } | { revision: number }) {
      const wanted =
        'version' in which ? eq(mediaRevision.version, which.version) : eq(mediaRevision.revision, which.revision)
      const [row] = await db
        .select()
        .from(mediaRevision)
        .where(and(eq(mediaRevision.tenantId, tenantId), eq(mediaRevision.classTag, classTag), wanted))
        .orderBy(desc(mediaRevision.revision))
        .limit(1)
      return row ?? null
    },
    async addRevision(key: VersionKey, files: string[], now: Date): Promise<number> {
      const [row] = await db
        .insert(mediaRevision)
        .values({
          ...key,
          revision: sql`(select coalesce(max(revision), 0) + 1 from media_revision where tenant_id = ${key.tenantId} and class_tag = ${key.classTag})`,
          files,
          createdAt: now,
        })
        .returning({ revision: mediaRevision.revision })
      return row?.revision ?? 0
    },
  }
}
