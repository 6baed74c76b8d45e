import { useQuery } from '@tanstack/react-query'
import { Section } from '@upbeat/ui/section.tsx'
import '@upbeat/ui/first-pages.css'
import type { LoaderFunctionArgs } from 'react-router'
import { CategoryTiles } from '../features/classes/category-tiles.tsx'
import { CategoryTilesSkeleton } from '../features/classes/category-tiles-skeleton.tsx'
import { FailedSection } from '../features/classes/failed-section.tsx'
import { loadMetadata } from '../features/classes/load-metadata.ts'
import { metadataQuery } from '../features/classes/metadata-query.ts'
import { useText } from '../features/i18n/text.ts'
import { FilterBar } from '../features/search/filter-bar.tsx'
import { FilteredClasses } from '../features/search/filtered-classes.tsx'
import { prefetchFirstClasses, useCatalogue } from '../features/search/use-catalogue.ts'
import { useCatalogueFilters } from '../features/search/use-catalogue-filters.ts'
import { useClassList } from '../features/search/use-class-list.ts'
import { PageHead } from '../lib/page/page-head.tsx'
import { PageStack } from '../lib/page/page-stack.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  prefetchFirstClasses(request.url)
  await loadMetadata()
  return null
}

/** Every category, then every class (D-10). */
export function Component() {
  const t = useText()
  const categories = useQuery(metadataQuery())
  const metadata = categories.data ?? null
  const filters = useCatalogueFilters('onDemand', metadata)
  const { classes, rest, query } = useCatalogue(filters)
  const list = useClassList({ filters, classes, rest })
  return (
    <PageStack>
      <PageHead text={t('classes.browseIntro')} title={t('classes.browseTitle')} />
      {categories.isError ? (
        <FailedSection query={categories} title={t('classes.categories')} />
      ) : (
        <Section title={t('classes.categories')}>
          {categories.data ? (
            <CategoryTiles categories={categories.data.categories} label={t('classes.categories')} />
          ) : (
            <CategoryTilesSkeleton label={t('common.loading')} />
          )}
        </Section>
      )}
      <Section title={t('classes.allClasses')}>
        <FilterBar filters={filters} list={list} metadata={metadata} />
        <FilteredClasses filters={filters} headingLevel={3} label={t('classes.allClasses')} list={list} query={query} />
      </Section>
    </PageStack>
  )
}
