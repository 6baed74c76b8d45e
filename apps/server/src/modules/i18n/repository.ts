import { and, eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { phraseOverride } = schema

export type PhraseRepository = ReturnType<typeof createPhraseRepository>

export function createPhraseRepository(db: Database) {
  /** A club's own wording in a language. */
  async function overrides(tenantId: string, language: string) {
    return db
      .select()
      .from(phraseOverride)
      .where(and(eq(phraseOverride.tenantId, tenantId), eq(phraseOverride.language, language)))
  }

  return { overrides }
}
