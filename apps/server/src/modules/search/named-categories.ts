import type { SearchPayload } from '@upbeat/contract/entities/search'
import { nameMatch } from '@upbeat/rules/filters/name-match'
import type { Context } from '../../platform/http/context.ts'
import type { CategoryNames } from './category-names.ts'

/** The club's categories whose name in any of its languages matches a search, best match first. */
export function createNamedCategories(categoryNames: CategoryNames) {
  return async function namedCategories(context: Context, { query, skip, type }: SearchPayload): Promise<number[]> {
    if (query.trim() === '' || skip > 0 || type !== 0) return []
    return [...(await categoryNames(context))]
      .map(([id, names]) => {
        return { id, rank: Math.min(...names.map((each) => nameMatch(each, query) ?? Number.POSITIVE_INFINITY)) }
      })
      .filter(({ rank }) => Number.isFinite(rank))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ id }) => id)
  }
}
