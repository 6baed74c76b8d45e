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
  /** All there is to filter, once it is there. */
  classes: readonly ListedClass[]
  type?: SearchType | undefined
  categoryId?: string | undefined
  /** Keeps a text search to the classes of these tags. */
  among?: string[] | undefined
  /** Cards on a page; by the window's width where not given (CARD-16). */
  pageSize?: number | undefined
}

export type ClassListView = {
  /** The pages on show. */
  visible: readonly ListedClass[]
  /** Matching classes, as far as they are known. */
  count: number
  /** There are more matches than those counted. */
  countIsLeast: boolean
  /** Places to keep for the next page. */
  remaining: number
  showMore: () => void
  status: 'loading' | 'failed' | 'ready'
  /** An answer to newer filters is on its way. */
  refreshing: boolean
  /** The next page is on its way from the server. */
  loadingMore: boolean
  /** It failed; it is asked for again only when someone wants it. */
  moreFailed: boolean
  retry: () => void
}

/** The list that filters and search text describe: filtered here, or by the server where there is text or it is Connect's. */
export function useClassList({ filters, classes, type, categoryId, among, pageSize }: ClassListOptions): ClassListView {
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
  // The page shows `visible` itself: what is kept of it needs no drawing before the change is seen.
  useEffect(() => afterPaint(() => dispatch({ type: 'setPaginatedData', items: visible })), [dispatch, visible])

  const serverHasMore = asked && search.hasNextPage
  return {
    visible,
    count: matching.length,
    countIsLeast: serverHasMore,
    remaining: Math.min(size, matching.length - visible.length || (serverHasMore ? size : 0)),
    showMore: () => {
      if (!search.isFetchNextPageError) dispatch({ type: 'showMore' })
      if (serverHasMore && shown + size >= matching.length) void search.fetchNextPage()
    },
    status: !asked ? 'ready' : search.isPending ? 'loading' : search.isError && !search.data ? 'failed' : 'ready',
    refreshing: asked && search.isPlaceholderData,
    loadingMore: asked && search.isFetchingNextPage,
    moreFailed: asked && search.isFetchNextPageError,
    retry: () => void search.refetch(),
  }
}

function asksServer(state: FilterState, type: SearchType | undefined): boolean {
  return state.searchText !== '' || type === searchType.connect
}
