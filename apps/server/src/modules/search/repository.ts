import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'

export type SearchRepository = ReturnType<typeof createSearchRepository>

/** Asked in the club's own scope, as everything that a request's words reach. */
export function createSearchRepository(db: Database) {
  /** What a text says, as the classes' words are made. */
  async function wordsOf(text: string): Promise<string[]> {
    return wordsIn(sql`select unnest(tsvector_to_array(text_words(${withoutControls(text)}))) as word`)
  }

  /** A club's words that are spelt like this one, nearest first. */
  async function similarWords(tenantId: string, word: string): Promise<string[]> {
    return wordsIn(sql`select similar_words as word from similar_words(${tenantId}, ${word})`)
  }

  async function wordsIn(query: SQL): Promise<string[]> {
    const { rows } = (await db.execute(query)) as unknown as { rows: { word: unknown }[] }
    return rows.map(({ word }) => String(word))
  }

  return { wordsOf, similarWords }
}

/** PostgreSQL's text can't hold U+0000, and a half of a surrogate pair is no character. */
function withoutControls(text: string) {
  return text.toWellFormed().replace(/\p{Cc}/gu, ' ')
}
