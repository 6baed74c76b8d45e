import type { DatabaseHandle } from '../../platform/db/database.ts'

export type SearchRepository = ReturnType<typeof createSearchRepository>

export function createSearchRepository(database: Pick<DatabaseHandle, 'execute'>) {
  /** What a text says, as the classes' words are made. */
  async function wordsOf(text: string): Promise<string[]> {
    const { rows } = await database.execute('select unnest(tsvector_to_array(text_words($1))) as word', [
      withoutControls(text),
    ])
    return rows.map(({ word }) => String(word))
  }

  /** A club's words that are spelt like this one, nearest first. */
  async function similarWords(tenantId: string, word: string): Promise<string[]> {
    const { rows } = await database.execute('select similar_words as word from similar_words($1, $2)', [tenantId, word])
    return rows.map(({ word }) => String(word))
  }

  return { wordsOf, similarWords }
}

/** PostgreSQL's text can't hold U+0000, and a half of a surrogate pair is no character. */
function withoutControls(text: string) {
  return text.toWellFormed().replace(/\p{Cc}/gu, ' ')
}
