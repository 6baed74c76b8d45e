import { useQuery } from '@tanstack/react-query'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { searchType } from '@upbeat/rules/filters/search-payload'
import type { LoaderFunctionArgs } from 'react-router'
import { loadMetadata } from '../features/classes/load-metadata.ts'
import { metadataQuery } from '../features/classes/metadata-query.ts'
import { useText } from '../features/i18n/text.ts'
import { FilterBar } from '../features/search/filter-bar.tsx'
import { FilteredClasses } from '../features/search/filtered-classes.tsx'
import { SearchBox } from '../features/search/search-box.tsx'
import { SearchNames } from '../features/search/search-names.tsx'
import { SearchStart } from '../features/search/search-start.tsx'
import { SearchTabs, useSearchType } from '../features/search/search-tabs.tsx'
import { prefetchFirstClasses, useCatalogue } from '../features/search/use-catalogue.ts'
import { useCatalogueFilters } from '../features/search/use-catalogue-filters.ts'
import { useClassList } from '../features/search/use-class-list.ts'
import { PageHead } from '../lib/page/page-head.tsx'
import { PageStack } from '../lib/page/page-stack.tsx'
import { connectPlayerPath } from '../lib/paths.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  prefetchFirstClasses(request.url)
  await loadMetadata()
  return null
}

export function Component() {
  const t = useText()
  const type = useSearchType()
  const metadata = useQuery(metadataQuery()).data ?? null
  const filters = useCatalogueFilters('onDemand', metadata)
  const { classes, rest, query } = useCatalogue(filters)
  const list = useClassList({ filters, classes, rest, type })
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
        <SearchNames classes={classes} metadata={metadata} text={filters.state.searchText} />
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

const connectLink = ({ tag }: ListedClass) => connectPlayerPath(tag)
