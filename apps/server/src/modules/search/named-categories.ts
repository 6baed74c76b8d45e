import type { SearchPayload } from '@upbeat/contract/entities/search'
import { nameMatch } from '@upbeat/rules/filters/name-match'
import type { SearchTermNames } from '@upbeat/rules/filters/search-terms'
import type { Context } from '../../platform/http/context.ts'

/** The club's categories whose name in any of its languages matches a search, best match first. */
export function createNamedCategories(termNames: (context: Context) => Promise<SearchTermNames>) {
  return async function namedCategories(context: Context, { query, skip, type }: SearchPayload): Promise<number[]> {
    if (query.trim() === '' || skip > 0 || type !== 0) return []
    const { categories } = await termNames(context)
    return [...categories]
      .map(([id, names]) => {
        return {
          id: Number(id),
          rank: Math.min(...names.map((each) => nameMatch(each, query) ?? Number.POSITIVE_INFINITY)),
        }
      })
      .filter(({ rank }) => Number.isFinite(rank))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ id }) => id)
  }
}
