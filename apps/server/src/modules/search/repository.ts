import type { DatabaseHandle } from '../../platform/db/database.ts'
import type { AskedWord } from './word-index.ts'

export function createSearchRepository(database: Pick<DatabaseHandle, 'execute'>) {
  async function askedWords(tenantId: string, text: string): Promise<AskedWord[]> {
    const { rows } = await database.execute('select word, similar_to from similar_words($1, $2)', [
      tenantId,
      withoutControls(text),
    ])
    return rows.map(({ word, similar_to }) => ({ word: String(word), similar: similar_to as string[] }))
  }

  return { askedWords }
}

/** PostgreSQL's text can't hold U+0000, and a half of a surrogate pair is no character. */
function withoutControls(text: string) {
  return text.toWellFormed().replace(/\p{Cc}/gu, ' ')
}
