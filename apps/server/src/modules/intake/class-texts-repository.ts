import { and, asc, eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import type { ClassMove } from './move-track.ts'

const { classCaptions, classMoves } = schema
export type ClassTextsRepository = ReturnType<typeof createClassTextsRepository>

/** Captions and moves of a class; they belong to the class and not to one of its videos. */
export function createClassTextsRepository(db: Database) {
  const ofClass = (table: typeof classCaptions | typeof classMoves, tenantId: string, classTag: string) =>
    and(eq(table.tenantId, tenantId), eq(table.classTag, classTag))

  return {
    async captionLanguages(tenantId: string, classTag: string): Promise<string[]> {
      const rows = await db
        .select({ language: classCaptions.language })
        .from(classCaptions)
        .where(ofClass(classCaptions, tenantId, classTag))
        .orderBy(asc(classCaptions.language))
      return rows.map(({ language }) => language)
    },
    async captions(tenantId: string, classTag: string, language: string): Promise<string | null> {
      const [row] = await db
        .select({ body: classCaptions.body })
        .from(classCaptions)
        .where(and(ofClass(classCaptions, tenantId, classTag), eq(classCaptions.language, language)))
      return row?.body ?? null
    },
    saveCaptions: (row: { tenantId: string; classTag: string; language: string; body: string; changedAt: Date }) =>
      db
        .insert(classCaptions)
        .values(row)
        .onConflictDoUpdate({
          target: [classCaptions.tenantId, classCaptions.classTag, classCaptions.language],
          set: { body: row.body, changedAt: row.changedAt },
        }),
    removeCaptions: (tenantId: string, classTag: string, language: string) =>
      db
        .delete(classCaptions)
        .where(and(ofClass(classCaptions, tenantId, classTag), eq(classCaptions.language, language))),
    async moves(tenantId: string, classTag: string): Promise<ClassMove[]> {
      const [row] = await db
        .select({ moves: classMoves.moves })
        .from(classMoves)
        .where(ofClass(classMoves, tenantId, classTag))
      return (row?.moves ?? []) as ClassMove[]
    },
    saveMoves: (row: { tenantId: string; classTag: string; moves: ClassMove[]; changedAt: Date }) =>
      db
        .insert(classMoves)
        .values(row)
        .onConflictDoUpdate({
          target: [classMoves.tenantId, classMoves.classTag],
          set: { moves: row.moves, changedAt: row.changedAt },
        }),
  }
}
