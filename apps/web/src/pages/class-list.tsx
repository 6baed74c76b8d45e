import { useQuery } from '@tanstack/react-query'
import '@upbeat/ui/first-pages.css'
import { type LoaderFunctionArgs, Navigate } from 'react-router'
import { metadataQuery } from '../features/classes/metadata-query.ts'
import { useText } from '../features/i18n/text.ts'
import { FilterBar } from '../features/search/filter-bar.tsx'
import { FilteredClasses } from '../features/search/filtered-classes.tsx'
import { prefetchFirstClasses, useCatalogue } from '../features/search/use-catalogue.ts'
import { useCatalogueFilters } from '../features/search/use-catalogue-filters.ts'
import { useClassList } from '../features/search/use-class-list.ts'
import { queryClient } from '../lib/api/query-client.ts'
import { PageHead } from '../lib/page/page-head.tsx'
import { PageStack } from '../lib/page/page-stack.tsx'
import { categoryPath } from '../lib/paths.ts'

/** Starts both queries without awaiting them, so that the layout renders at once. */
export function loader({ request }: LoaderFunctionArgs) {
  prefetchFirstClasses(request.url)
  void queryClient.prefetchQuery(metadataQuery())
  return null
}

export function Component() {
  const t = useText()
  const metadata = useQuery(metadataQuery()).data ?? null
  const filters = useCatalogueFilters('onDemand', metadata)
  const { classes, rest, query } = useCatalogue(filters)
  const list = useClassList({ filters, classes, rest })
  // A club with one category has a page for it, which is its list (ROUTE-04).
  const [only, ...others] = metadata?.categories ?? []
  if (only && others.length === 0) return <Navigate replace to={categoryPath(String(only.id))} />
  return (
    <PageStack tight>
      <PageHead text={t('classes.intro')} title={t('classes.title')} />
      <FilterBar filters={filters} list={list} metadata={metadata} />
      <FilteredClasses filters={filters} label={t('classes.allClasses')} list={list} query={query} />
    </PageStack>
  )
}
