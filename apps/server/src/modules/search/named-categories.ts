import type { SearchPayload } from '@upbeat/contract/entities/search'
import { nameMatch } from '@upbeat/rules/filters/name-match'
import type { Context } from '../../platform/http/context.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import { searchLanguages } from './search-languages.ts'

type Parts = {
  catalogues: Pick<Catalogues, 'of'>
  translate: (tenantId: string, language: string) => Promise<(kind: 'category', id: string, english: string) => string>
}

/** The club's categories that a search names, in whichever of the club's languages, best match first. */
export function createNamedCategories({ catalogues, translate }: Parts) {
  return async function namedCategories(context: Context, { query, skip, type }: SearchPayload): Promise<number[]> {
    if (query.trim() === '' || skip > 0 || type !== 0) return []
    const { categoryList } = await catalogues.of(context.tenant)
    const namers = await Promise.all(searchLanguages(context).map((language) => translate(context.tenantId, language)))
    return categoryList
      .map(({ id, name }) => {
        const names = [name, ...namers.map((nameOf) => nameOf('category', String(id), name))]
        return { id, rank: Math.min(...names.map((each) => nameMatch(each, query) ?? Number.POSITIVE_INFINITY)) }
      })
      .filter(({ rank }) => Number.isFinite(rank))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ id }) => id)
  }
}
