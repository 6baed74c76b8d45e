import { useQuery } from '@tanstack/react-query'
import { categoryBanner } from '@upbeat/rules/pictures/category-banner'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { CategoryTabs } from '../features/classes/category-tabs.tsx'
import { FailedList } from '../features/classes/failed-section.tsx'
import { loadMetadata } from '../features/classes/load-metadata.ts'
import { metadataQuery } from '../features/classes/metadata-query.ts'
import { catalogueQuery } from '../features/classes/queries.ts'
import { NotFoundMessage } from '../features/fault/not-found-message.tsx'
import { useText } from '../features/i18n/text.ts'
import { CategoryClasses } from '../features/search/category-classes.tsx'
import { queryClient } from '../lib/api/query-client.ts'
import { PageBanner } from '../lib/page/page-banner.tsx'
import { PageBannerSkeleton } from '../lib/page/page-banner-skeleton.tsx'
import { PageStack } from '../lib/page/page-stack.tsx'
import { usePageTitle } from '../lib/page/page-title.ts'

export async function loader() {
  void queryClient.prefetchQuery(catalogueQuery())
  await loadMetadata()
  return null
}

export function Component() {
  const t = useText()
  const { categoryId = '' } = useParams()
  const metadata = useQuery(metadataQuery())
  const catalogue = useQuery(catalogueQuery())
  const category = metadata.data?.categories.find(({ id }) => String(id) === categoryId)
  const classes = useMemo(
    () => catalogue.data?.classes.filter(({ classCategory }) => String(classCategory) === categoryId) ?? [],
    [catalogue.data, categoryId],
  )
  usePageTitle(category?.name)

  if (metadata.data && !category) return <NotFoundMessage />
  return (
    <>
      {category ? (
        <PageBanner picture={categoryBanner(category)} text={category.description} title={category.name} />
      ) : (
        <PageBannerSkeleton label={t('common.loading')} />
      )}
      <PageStack tight>
        {metadata.data && <CategoryTabs categories={metadata.data.categories} current={categoryId} />}
        {metadata.isError ? (
          <FailedList query={metadata} />
        ) : (
          <CategoryClasses
            categoryId={categoryId}
            classes={classes}
            key={categoryId}
            metadata={metadata.data ?? null}
            label={category ? t('classes.categoryBanner', { category: category.name }) : t('classes.allClasses')}
            query={catalogue}
          />
        )}
      </PageStack>
    </>
  )
}
