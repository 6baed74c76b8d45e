import type { SearchTermNames } from '@upbeat/rules/filters/search-terms'
import type { DatabaseHandle } from '../../platform/db/database.ts'
import type { Context } from '../../platform/http/context.ts'
import { createRecent } from '../../platform/memory/recent.ts'
import type { Catalogue } from '../classes/build-catalogue.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import { searchLanguages } from './search-languages.ts'

type Names = (context: Context) => Promise<SearchTermNames>
type Parts = { database: Pick<DatabaseHandle, 'listen'>; catalogues: Pick<Catalogues, 'of'>; read: Names }
/** A club's names, by the languages that a search understands, and the categories when they were read. */
type Club = { categories: Catalogue['categories']; byLanguages: Map<string, ReturnType<Names>> }

const maxClubs = 1000

/**
 * Caches the names that a search understands until the club's categories, languages or wording change. Reading them takes all phrases of all
 * its languages, and many times as long as the search itself.
 */
export function createCachedNames({ database, catalogues, read }: Parts) {
  const clubs = createRecent<string, Club>(maxClubs)

  async function start() {
    await database.listen('wording_changed', clubs.remove, clubs.clear)
  }

  async function names(context: Context): Promise<SearchTermNames> {
    const { id, preview } = context.tenant
    // A preview has categories of its own.
    if (preview) return read(context)
    const { categories } = await catalogues.of(context.tenant)
    const known = clubs.get(id)
    const club = known?.categories === categories ? known : clubs.set(id, { categories, byLanguages: new Map() })
    const languages = searchLanguages(context).join()
    const reading = club.byLanguages.get(languages) ?? read(context)
    club.byLanguages.set(languages, reading)
    try {
      return await reading
    } catch (error) {
      club.byLanguages.delete(languages)
      throw error
    }
  }

  return { start, names }
}
