import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { searchTake } from '@upbeat/rules/constants'
import type { FilterState } from '@upbeat/rules/filters/filter-state'
import { type SearchType, searchPayload, searchType } from '@upbeat/rules/filters/search-payload'
import { analytics } from '../../lib/analytics.ts'
import { api } from '../../lib/api/api.ts'
import { normaliseClasses } from '../../lib/normalise/virtual-class.ts'
import { memberId } from '../auth/auth-store.ts'
import { getTenant } from '../tenant/tenant-store.ts'
import { filterKey } from './use-local-classes.ts'

/** The search sent to the server; `among` restricts it to those class tags. */
export type SearchRequest = {
  state: FilterState
  type: SearchType
  categoryId?: string | undefined
  among?: string[] | undefined
}

/** The server's results, fifty per page, until a page isn't full (D-92). Each change of a filter refetches (FILT-17). */
export const searchQuery = ({ state, type, categoryId = '', among = [] }: SearchRequest) =>
  infiniteQueryOptions({
    queryKey: ['search', type, categoryId, among.join(), filterKey(state)],
    queryFn: async ({ client, signal, pageParam }): Promise<ListedClass[]> => {
      const { items, categories = [] } = await api('searchClasses', {
        params: { userId: memberId() },
        headers: { ShowMetaData: 'false' },
        body: searchPayload(state, {
          take: searchTake,
          skip: pageParam,
          type,
          categoryId,
          providerId: getTenant().providerId,
          virtualClasses: among,
        }),
        signal,
      })
      if (pageParam === 0 && type === searchType.onDemand)
        client.setQueryData(namedCategoriesQuery(state.searchText).queryKey, categories)
      if (pageParam === 0 && state.searchText)
        analytics.track('search', { query: state.searchText, results: items.length })
      return normaliseClasses(items)
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === searchTake ? pages.length * searchTake : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The ids of the categories named in one of the club's languages; part of the text search's reply. */
export const namedCategoriesQuery = (text: string) =>
  queryOptions<number[]>({ queryKey: ['namedCategories', text], queryFn: skipToken })
