import { and, eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { draft, phraseOverride } = schema

export function createTextsRepository(db: Database) {
  /** A club's own published texts in a language. */
  async function own(tenantId: string, language: string): Promise<Record<string, string>> {
    const rows = await db.select().from(phraseOverride).where(isOf(tenantId, language)).orderBy(phraseOverride.key)
    return Object.fromEntries(rows.map(({ key, text }) => [key, text]))
  }

  /** The languages whose editor was opened before. */
  async function draftedLanguages(tenantId: string): Promise<string[]> {
    const rows = await db
      .select({ language: draft.id })
      .from(draft)
      .where(and(eq(draft.tenantId, tenantId), eq(draft.kind, 'texts')))
    return rows.map(({ language }) => language)
  }

  return { own, draftedLanguages }
}

function isOf(tenantId: string, language: string) {
  return and(eq(phraseOverride.tenantId, tenantId), eq(phraseOverride.language, language))
}
