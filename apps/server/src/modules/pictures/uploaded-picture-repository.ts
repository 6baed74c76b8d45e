import { and, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import type { PictureTexts } from '../../platform/db/picture-texts.ts'

const { uploadedPicture } = schema
export type UploadedPicture = typeof uploadedPicture.$inferSelect
export type UploadedPictureRepository = ReturnType<typeof createUploadedPictureRepository>

/** Pictures of all clubs. Everything except `add` needs the platform's scope. `texts` are queries of all that mentions pictures. */
export function createUploadedPictureRepository(db: Database, texts: readonly PictureTexts[]) {
  return {
    add: (row: Omit<UploadedPicture, 'unusedSince'>) => db.insert(uploadedPicture).values(row).onConflictDoNothing(),

    async clubsToCheck(checkedBefore: Date): Promise<string[]> {
      const rows = await db
        .selectDistinct({ tenantId: uploadedPicture.tenantId })
        .from(uploadedPicture)
        .where(lte(uploadedPicture.checkedAt, checkedBefore))
      return rows.map(({ tenantId }) => tenantId)
    },

    /** Updates which of a club's pictures are unused. */
    async check(tenantId: string, { now, undoableSince }: { now: Date; undoableSince: Date }): Promise<void> {
      const used = sql`exists (select from used where used.id = uploaded_picture.id)`
      await db.execute(sql`with used as (${usedPictures(texts.map((mentions) => mentions(tenantId, undoableSince)))})
        update uploaded_picture set checked_at = ${now.toISOString()},
          unused_since = case when ${used} then null else coalesce(unused_since, ${now.toISOString()}) end
        where tenant_id = ${tenantId}`)
    },

    unused: (tenantId: string, before: Date): Promise<UploadedPicture[]> =>
      db
        .select()
        .from(uploadedPicture)
        .where(and(eq(uploadedPicture.tenantId, tenantId), lte(uploadedPicture.unusedSince, before))),

    async remove({ tenantId, id }: Pick<UploadedPicture, 'tenantId' | 'id'>): Promise<void> {
      await db.delete(uploadedPicture).where(and(eq(uploadedPicture.tenantId, tenantId), eq(uploadedPicture.id, id)))
    },

    /** Restarts the periods after which unused pictures are removed. */
    restartPeriods: (now: Date) =>
      db.update(uploadedPicture).set({ unusedSince: now }).where(isNotNull(uploadedPicture.unusedSince)),
  }
}

/** The ids in all picture URLs in the texts that the queries return. */
function usedPictures(texts: readonly SQL[]) {
  return sql`select distinct match[1] as id from (${sql.join([...texts], sql` union all `)}) as mentioned,
      regexp_matches(text, '([0-9a-f-]{36})(?:-wide|-tall)?\\.jpg', 'g') as match
    where text like '%.jpg%'`
}
