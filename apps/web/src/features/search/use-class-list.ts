import { useInfiniteQuery } from '@tanstack/react-query'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { cardPageSize } from '@upbeat/rules/classes/card-page-size'
import type { FilterState } from '@upbeat/rules/filters/filter-state'
import { type SearchType, searchType } from '@upbeat/rules/filters/search-payload'
import { afterPaint } from '@upbeat/ui/after-paint.ts'
import { useWindowWidth } from '@upbeat/ui/use-window-width.ts'
import { useEffect, useMemo } from 'react'
import { searchQuery } from './search-query.ts'
import type { FilterSet } from './use-filter-set.ts'
import { useLocalClasses } from './use-local-classes.ts'

export type ClassListOptions = {
  filters: FilterSet
  /** All classes to filter, once loaded. */
  classes: readonly ListedClass[]
  /** The state of the request for all classes, if `classes` is only the first page of an unfiltered list. */
  rest?: { isFailed: boolean; isFetching: boolean; load: () => void } | undefined
  type?: SearchType | undefined
  categoryId?: string | undefined
  /** Restricts a text search to these class tags. */
  among?: string[] | undefined
  /** Cards per page; default: by the window's width (CARD-16). */
  pageSize?: number | undefined
}

export type ClassListView = {
  /** The displayed pages. */
  visible: readonly ListedClass[]
  /** Whether the server filters, for a text or for Connect. */
  isSearch: boolean
  /** Number of matching classes, as far as known. */
  count: number
  /** Whether there are more matches than counted. */
  countIsLeast: boolean
  /** Number of placeholders for the next page. */
  remaining: number
  showMore: () => void
  status: 'loading' | 'failed' | 'ready'
  /** Whether results of newer filters are loading. */
  refreshing: boolean
  /** Whether the next page is loading. */
  loadingMore: boolean
  /** The next page failed; it is only retried on request. */
  moreFailed: boolean
  retry: () => void
}

/** The list for the current filters and search text: filtered locally, or by the server for a text or for Connect. */
export function useClassList({
  filters,
  classes,
  rest,
  type,
  categoryId,
  among,
  pageSize,
}: ClassListOptions): ClassListView {
  const { state, dispatch } = filters
  const asked = asksServer(state, type)
  const local = useLocalClasses(classes, state)
  const search = useInfiniteQuery({
    ...searchQuery({ state, type: type ?? searchType.onDemand, categoryId, among }),
    enabled: asked,
  })
  const found = useMemo(() => search.data?.pages.flat() ?? [], [search.data])
  const matching = asked ? found : local

  const width = useWindowWidth()
  const size = pageSize ?? cardPageSize(width)
  const shown = state.pageCount * size
  const visible = useMemo(() => matching.slice(0, shown), [matching, shown])
  // After paint: the page renders `visible` itself, so storing it can wait.
  useEffect(() => afterPaint(() => dispatch({ type: 'setPaginatedData', items: visible })), [dispatch, visible])

  const serverHasMore = asked ? search.hasNextPage : rest !== undefined
  return {
    visible,
    isSearch: asked,
    count: matching.length,
    countIsLeast: serverHasMore,
    remaining: serverHasMore ? size : Math.min(size, matching.length - visible.length),
    showMore: () => {
      if (rest && !asked) return rest.load()
      if (!search.isFetchNextPageError) dispatch({ type: 'showMore' })
      if (serverHasMore && shown + size >= matching.length) void search.fetchNextPage()
    },
    status: !asked ? 'ready' : search.isPending ? 'loading' : search.isError && !search.data ? 'failed' : 'ready',
    refreshing: asked && search.isPlaceholderData,
    loadingMore: asked ? search.isFetchingNextPage : rest?.isFetching === true,
    moreFailed: asked ? search.isFetchNextPageError : rest?.isFailed === true,
    retry: () => void search.refetch(),
  }
}

function asksServer(state: FilterState, type: SearchType | undefined): boolean {
  return state.searchText !== '' || type === searchType.connect
}
