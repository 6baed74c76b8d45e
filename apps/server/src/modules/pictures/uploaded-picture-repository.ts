import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { mediaFile, uploadedPicture } = schema
export type UploadedPicture = typeof uploadedPicture.$inferSelect
export type UploadedPictureRepository = ReturnType<typeof createUploadedPictureRepository>

/** Pictures of all clubs. Everything except `add` needs the platform's scope. */
export function createUploadedPictureRepository(db: Database) {
  return {
    add: (row: Omit<UploadedPicture, 'unusedSince'>) => db.insert(uploadedPicture).values(row).onConflictDoNothing(),

    async clubsToCheck(checkedBefore: Date): Promise<string[]> {
      const rows = await db
        .selectDistinct({ tenantId: uploadedPicture.tenantId })
        .from(uploadedPicture)
        .where(lte(uploadedPicture.checkedAt, checkedBefore))
      return rows.map(({ tenantId }) => tenantId)
    },

    /**
     * Updates which of a club's pictures are unused. Changes recorded after `undoableSince` can still be undone, so
     * their pictures count as used.
     */
    async check(tenantId: string, { now, undoableSince }: { now: Date; undoableSince: Date }): Promise<void> {
      const used = sql`exists (select from used where used.id = uploaded_picture.id)`
      await db.execute(sql`with used as (${usedPictures(tenantId, undoableSince)})
        update uploaded_picture set checked_at = ${now.toISOString()},
          unused_since = case when ${used} then null else coalesce(unused_since, ${now.toISOString()}) end
        where tenant_id = ${tenantId}`)
    },

    unused: (tenantId: string, before: Date): Promise<UploadedPicture[]> =>
      db
        .select()
        .from(uploadedPicture)
        .where(and(eq(uploadedPicture.tenantId, tenantId), lte(uploadedPicture.unusedSince, before))),

    /** Removes the picture and the records of its files' sizes. */
    async remove({ tenantId, id, keys }: Pick<UploadedPicture, 'tenantId' | 'id' | 'keys'>): Promise<void> {
      const files = keys.map((key) => key.slice(key.lastIndexOf('/') + 1))
      await db.delete(mediaFile).where(and(eq(mediaFile.tenantId, tenantId), inArray(mediaFile.file, files)))
      await db.delete(uploadedPicture).where(and(eq(uploadedPicture.tenantId, tenantId), eq(uploadedPicture.id, id)))
    },

    /** Restarts the periods after which unused pictures are removed. */
    restartPeriods: (now: Date) =>
      db.update(uploadedPicture).set({ unusedSince: now }).where(isNotNull(uploadedPicture.unusedSince)),
  }
}

/**
 * The ids in all picture URLs in a club's rows: drafts (also binned ones), published versions, what members see, short
 * links, and changes that can be undone.
 */
function usedPictures(tenantId: string, undoableSince: Date) {
  const since = undoableSince.toISOString()
  return sql`select distinct match[1] as id from (
      select fields::text as text from draft where tenant_id = ${tenantId}
      union all select concat(fields, shown) from published_version where tenant_id = ${tenantId}
      union all select image_link from virtual_class where tenant_id = ${tenantId}
      union all select image_link from category where tenant_id = ${tenantId}
      union all select image_link from collection where tenant_id = ${tenantId}
      union all select concat(profile_image_url, ' ', media_space_image_url) from channel where tenant_id = ${tenantId}
      union all select image_link from live_event where tenant_id = ${tenantId}
      union all select image from short_link where tenant_id = ${tenantId}
      union all select config::text from tenant where id = ${tenantId}
      union all select items::text from bulk_change where tenant_id = ${tenantId} and at >= ${since}
      union all select concat(before, after) from audit_entry where tenant_id = ${tenantId} and at >= ${since}
    ) as mentioned, regexp_matches(text, '([0-9a-f-]{36})(?:-wide|-tall)?\.jpg', 'g') as match
    where text like '%.jpg%'`
}
