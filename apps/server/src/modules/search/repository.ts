import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'

export type SearchRepository = ReturnType<typeof createSearchRepository>

/** Runs in the club's own scope, since the text comes from a request. */
export function createSearchRepository(db: Database) {
  /** The words of a text, in the same form as the words of classes. */
  async function wordsOf(text: string): Promise<string[]> {
    return wordsIn(sql`select unnest(tsvector_to_array(text_words(${withoutControls(text)}))) as word`)
  }

  /** A club's words with a similar spelling, nearest first. */
  async function similarWords(tenantId: string, word: string): Promise<string[]> {
    return wordsIn(sql`select similar_words as word from similar_words(${tenantId}, ${word})`)
  }

  async function wordsIn(query: SQL): Promise<string[]> {
    const rows = await rowsOf<{ word: unknown }>(db, query)
    return rows.map(({ word }) => String(word))
  }

  return { wordsOf, similarWords }
}

/** PostgreSQL's text can't contain U+0000 or unpaired surrogates. */
function withoutControls(text: string) {
  return text.toWellFormed().replace(/\p{Cc}/gu, ' ')
}
