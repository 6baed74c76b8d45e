import { and, eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { draft, phraseOverride } = schema

export function createTextsRepository(db: Database) {
  /** A club's own published texts in a language. */
  async function own(tenantId: string, language: string): Promise<Record<string, string>> {
    const rows = await db.select().from(phraseOverride).where(isOf(tenantId, language)).orderBy(phraseOverride.key)
    return Object.fromEntries(rows.map(({ key, text }) => [key, text]))
  }

  async function replace(
    tenantId: string,
    { language, texts, now }: { language: string; texts: Record<string, string>; now: Date },
  ): Promise<void> {
    await db.delete(phraseOverride).where(isOf(tenantId, language))
    const rows = Object.entries(texts).map(([key, text]) => ({ tenantId, language, key, text, updatedAt: now }))
    if (rows.length > 0) await db.insert(phraseOverride).values(rows)
  }

  /** The languages whose editor was opened before. */
  async function draftedLanguages(tenantId: string): Promise<string[]> {
    const rows = await db
      .select({ language: draft.id })
      .from(draft)
      .where(and(eq(draft.tenantId, tenantId), eq(draft.kind, 'texts')))
    return rows.map(({ language }) => language)
  }

  return { own, replace, draftedLanguages }
}

function isOf(tenantId: string, language: string) {
  return and(eq(phraseOverride.tenantId, tenantId), eq(phraseOverride.language, language))
}
