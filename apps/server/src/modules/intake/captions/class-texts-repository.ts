import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'

const { classCaptions } = schema
export type CaptionTrack = { language: string; isDraft: boolean }
type CaptionsRow = typeof classCaptions.$inferInsert & { isDraft: boolean }
export type ClassTextsRepository = ReturnType<typeof createClassTextsRepository>

/** Captions of a class. They belong to the class, not to one of its videos. */
export function createClassTextsRepository(db: Database) {
  const ofClass = (tenantId: string, classTag: string) =>
    and(eq(classCaptions.tenantId, tenantId), eq(classCaptions.classTag, classTag))

  const ofTrack = (tenantId: string, classTag: string, language: string) =>
    and(ofClass(tenantId, classTag), eq(classCaptions.language, language))

  return {
    /** Blocks other changes of this class's captions and moves until the transaction ends. */
    lock: (tenantId: string, classTag: string) =>
      db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`texts/${tenantId}/${classTag}`}, 0))`),
    /** Includes drafts, which members don't see. */
    captionTracks: (tenantId: string, classTag: string): Promise<CaptionTrack[]> =>
      db
        .select({ language: classCaptions.language, isDraft: classCaptions.isDraft })
        .from(classCaptions)
        .where(ofClass(tenantId, classTag))
        .orderBy(asc(classCaptions.language)),
    async captions(
      tenantId: string,
      classTag: string,
      language: string,
    ): Promise<{ body: string; isDraft: boolean } | null> {
      const [row] = await db
        .select({ body: classCaptions.body, isDraft: classCaptions.isDraft })
        .from(classCaptions)
        .where(ofTrack(tenantId, classTag, language))
      return row ?? null
    },
    /** `unlessLive`: doesn't overwrite captions that members see. */
    saveCaptions: (row: CaptionsRow, { unlessLive = false } = {}) =>
      db
        .insert(classCaptions)
        .values(row)
        .onConflictDoUpdate({
          target: [classCaptions.tenantId, classCaptions.classTag, classCaptions.language],
          set: { body: row.body, isDraft: row.isDraft, changedAt: row.changedAt },
          ...(unlessLive && { setWhere: eq(classCaptions.isDraft, true) }),
        }),
    publishCaptions: (tenantId: string, classTag: string, language: string) =>
      db
        .update(classCaptions)
        .set({ isDraft: false })
        .where(ofTrack(tenantId, classTag, language)),
    /** Returns false if the other language has captions already. */
    async moveCaptions(tenantId: string, classTag: string, language: string, to: string): Promise<boolean> {
      const isFree: SQL = sql`not exists (select from class_captions o
        where o.tenant_id = ${tenantId} and o.class_tag = ${classTag} and o.language = ${to})`
      const rows = await db
        .update(classCaptions)
        .set({ language: to })
        .where(and(ofTrack(tenantId, classTag, language), isFree))
        .returning({ language: classCaptions.language })
      return rows.length > 0
    },
    /** The spoken language, from the class's draft if there is one, otherwise from the published class. */
    async spokenIn(tenantId: string, classTag: string): Promise<string | null> {
      const rows = await rowsOf<{ language: string | null }>(
        db,
        sql`select coalesce(
          (select fields->>'language' from draft where tenant_id = ${tenantId} and kind = 'class' and id = ${classTag}),
          (select language from virtual_class where tenant_id = ${tenantId} and tag = ${classTag})
        ) as language`,
      )
      return rows[0]?.language ?? null
    },
    removeCaptions: (tenantId: string, classTag: string, language: string) =>
      db.delete(classCaptions).where(ofTrack(tenantId, classTag, language)),
  }
}
