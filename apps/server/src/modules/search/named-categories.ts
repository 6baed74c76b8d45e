import type { SearchPayload } from '@upbeat/contract/entities/search'
import { nameMatch } from '@upbeat/rules/filters/name-match'
import type { Context } from '../../platform/http/context.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import { ownCategoryWords } from './own-category-words.ts'
import { searchLanguages } from './search-languages.ts'

type Parts = {
  catalogues: Pick<Catalogues, 'of'>
  translate: (tenantId: string, language: string) => Promise<(kind: 'category', id: string, english: string) => string>
}

/** The club's categories that a search names, in whichever of the club's languages, best match first. */
export function createNamedCategories({ catalogues, translate }: Parts) {
  return async function namedCategories(context: Context, { query, skip, type }: SearchPayload): Promise<number[]> {
    if (query.trim() === '' || skip > 0 || type !== 0) return []
    const catalogue = await catalogues.of(context.tenant)
    const languages = searchLanguages(context)
    const namers = await Promise.all(languages.map((language) => translate(context.tenantId, language)))
    return catalogue.categoryList
      .map(({ id, name }) => {
        const own = languages.map((language) => ownCategoryWords(catalogue, id, language).name).filter(Boolean)
        const names = [name, ...own, ...namers.map((nameOf) => nameOf('category', String(id), name))]
        return { id, rank: Math.min(...names.map((each) => nameMatch(each, query) ?? Number.POSITIVE_INFINITY)) }
      })
      .filter(({ rank }) => Number.isFinite(rank))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ id }) => id)
  }
}
