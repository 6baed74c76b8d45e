import { type InfiniteData, type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query'
import type { Metadata } from '@upbeat/contract/entities/metadata'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { listPageSize } from '@upbeat/rules/constants'
import { isActive } from '@upbeat/rules/filters/filter-state'
import { useMemo } from 'react'
import { useText } from '../i18n/text.ts'
import { FilterBar } from '../search/filter-bar.tsx'
import { FilteredClasses } from '../search/filtered-classes.tsx'
import { metadataOf } from '../search/metadata-of.ts'
import { useCatalogueFilters } from '../search/use-catalogue-filters.ts'
import { type ClassListView, useClassList } from '../search/use-class-list.ts'
import { allChannelsQuery } from './queries.ts'

type ChannelPage = { items: ListedClass[]; itemsRemaining: number }
export type ChannelClassesProps = {
  channelTag: string
  metadata: Metadata | null
  query: UseInfiniteQueryResult<InfiniteData<ChannelPage>>
  linkOf: (item: ListedClass) => string
}

/** A channel's classes page by page, or, with filters, all matching ones (D-46). */
export function ChannelClasses({ channelTag, metadata: all, query, linkOf }: ChannelClassesProps) {
  const t = useText()
  const { data: channels } = useQuery(allChannelsQuery())
  const whole = channels?.find(({ tag }) => tag === channelTag)?.title
  const loaded = useMemo(() => query.data?.pages.flatMap(({ items }) => items) ?? [], [query.data])
  const classes = whole ?? loaded
  const metadata = useMemo(() => all && metadataOf(all, classes), [all, classes])
  const tags = useMemo(() => classes.map(({ tag }) => tag), [classes])
  const filters = useCatalogueFilters('general', metadata)
  const filtered = useClassList({ filters, classes, among: tags, pageSize: listPageSize })
  const list = isActive(filters.state) ? filtered : pagedView(query, loaded, filtered.count)
  return (
    <>
      <FilterBar filters={filters} list={list} metadata={metadata} withSubCategory />
      <FilteredClasses filters={filters} label={t('channels.classes')} linkOf={linkOf} list={list} query={query} />
    </>
  )
}

function pagedView(query: ChannelClassesProps['query'], loaded: readonly ListedClass[], count: number): ClassListView {
  const remaining = query.data?.pages.at(-1)?.itemsRemaining ?? 0
  return {
    visible: loaded,
    isSearch: false,
    count: Math.max(count, loaded.length),
    countIsLeast: false,
    remaining: Math.min(listPageSize, remaining),
    showMore: () => void query.fetchNextPage(),
    status: 'ready',
    refreshing: false,
    loadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
    retry: () => void query.refetch(),
  }
}
