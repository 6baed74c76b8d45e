import { eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

export type PhraseRepository = ReturnType<typeof createPhraseRepository>

export function createPhraseRepository(db: Database) {
  /** A club's own wording, in all its languages. */
  async function overrides(tenantId: string) {
    return db.select().from(schema.phraseOverride).where(eq(schema.phraseOverride.tenantId, tenantId))
  }

  return { overrides }
}
