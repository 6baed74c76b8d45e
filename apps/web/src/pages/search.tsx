import { useQuery } from '@tanstack/react-query'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { searchType } from '@upbeat/rules/filters/search-payload'
import { loadMetadata } from '../features/classes/load-metadata.ts'
import { metadataQuery } from '../features/classes/metadata-query.ts'
import { catalogueQuery } from '../features/classes/queries.ts'
import { useText } from '../features/i18n/text.ts'
import { FilterBar } from '../features/search/filter-bar.tsx'
import { FilteredClasses } from '../features/search/filtered-classes.tsx'
import { SearchBox } from '../features/search/search-box.tsx'
import { SearchNames } from '../features/search/search-names.tsx'
import { SearchStart } from '../features/search/search-start.tsx'
import { SearchTabs, useSearchType } from '../features/search/search-tabs.tsx'
import { useCatalogueFilters } from '../features/search/use-catalogue-filters.ts'
import { useClassList } from '../features/search/use-class-list.ts'
import { queryClient } from '../lib/api/query-client.ts'
import { PageHead } from '../lib/page/page-head.tsx'
import { PageStack } from '../lib/page/page-stack.tsx'
import { connectPlayerPath } from '../lib/paths.ts'

export async function loader() {
  void queryClient.prefetchQuery(catalogueQuery())
  await loadMetadata()
  return null
}

export function Component() {
  const t = useText()
  const query = useQuery(catalogueQuery())
  const type = useSearchType()
  const metadata = useQuery(metadataQuery()).data ?? null
  const filters = useCatalogueFilters('onDemand', metadata)
  const list = useClassList({ filters, classes: query.data?.classes ?? none, type })
  return (
    <PageStack tight>
      <PageHead title={t('search.title')} />
      <SearchBox filters={filters} focusFirst />
      <SearchStart
        foundNothing={query.data !== undefined && list.status === 'ready' && list.count === 0}
        metadata={metadata}
        text={filters.state.searchText}
      />
      <SearchTabs type={type} />
      <FilterBar filters={filters} list={list} metadata={metadata} />
      {type === searchType.onDemand && (
        <SearchNames classes={query.data?.classes ?? none} metadata={metadata} text={filters.state.searchText} />
      )}
      <FilteredClasses
        filters={filters}
        label={t('search.title')}
        linkOf={type === searchType.connect ? connectLink : undefined}
        list={list}
        query={query}
      />
    </PageStack>
  )
}

const none: never[] = []
const connectLink = ({ tag }: ListedClass) => connectPlayerPath(tag)
