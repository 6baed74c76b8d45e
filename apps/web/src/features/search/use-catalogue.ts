import { useQuery } from '@tanstack/react-query'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { firstClassesSize, opensFiltered } from '@upbeat/rules/filters/catalogue-request'
import { isActive } from '@upbeat/rules/filters/filter-state'
import { useState } from 'react'
import { queryClient } from '../../lib/api/query-client.ts'
import { catalogueQuery, firstClassesQuery } from '../classes/queries.ts'
import type { FilterSet } from './use-filter-set.ts'

/** Prefetches what the list of all classes shows first at this URL. */
export function prefetchFirstClasses(url: string): void {
  if (hasCatalogue()) return
  if (opensFiltered(new URL(url).searchParams)) void queryClient.prefetchQuery(catalogueQuery())
  else void queryClient.prefetchQuery(firstClassesQuery())
}

/**
 * All classes (API-24). Until they have loaded, an unfiltered list has the first page only, and `rest` is the state of the request for all. A
 * list that was scrolled further waits for all, so that it returns to its place.
 */
export function useCatalogue({ state }: FilterSet) {
  const [wasLoaded] = useState(hasCatalogue)
  const isFirstPage = !isActive(state) && state.pageCount === 1
  const first = useQuery({ ...firstClassesQuery(), enabled: isFirstPage && !wasLoaded })
  const all = useQuery({ ...catalogueQuery(), enabled: !isFirstPage || !first.isLoading })
  const isPartial = isFirstPage && !all.data && first.data?.length === firstClassesSize
  const classes = all.data?.classes ?? (isFirstPage ? first.data : undefined)
  const { isFetching, refetch } = all
  return {
    classes: classes ?? none,
    rest: isPartial ? { isFailed: all.isError, isFetching, load: () => void refetch() } : undefined,
    query: {
      data: classes,
      isPending: classes === undefined && !all.isError,
      isError: all.isError,
      isFetching,
      refetch,
    },
  }
}

const hasCatalogue = () => queryClient.getQueryData(catalogueQuery().queryKey) !== undefined
const none: readonly ListedClass[] = []
