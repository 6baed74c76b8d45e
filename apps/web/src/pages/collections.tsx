import { useQuery } from '@tanstack/react-query'
import { collectionsPicture } from '@upbeat/rules/collections/collections-picture'
import { FailedList } from '../features/classes/failed-section.tsx'
import { CollectionCard } from '../features/collections/collection-card.tsx'
import { NoCollections } from '../features/collections/no-collections.tsx'
import { collectionsQuery, listedCollections } from '../features/collections/queries.ts'
import { useText } from '../features/i18n/text.ts'
import { useTenant } from '../features/tenant/tenant-store.ts'
import { queryClient } from '../lib/api/query-client.ts'
import { PageBanner } from '../lib/page/page-banner.tsx'
import { PageStack } from '../lib/page/page-stack.tsx'
import { TileGrid, TileGridSkeleton } from '../lib/page/tile-grid.tsx'

export function loader() {
  void queryClient.prefetchQuery(collectionsQuery())
  return null
}

export function Component() {
  const t = useText()
  const query = useQuery(collectionsQuery())
  const listed = listedCollections(query.data ?? [])
  const pictures = listed.map(({ collectionItems }) => collectionItems.map(({ imageLink }) => imageLink))
  return (
    <>
      <PageBanner
        picture={collectionsPicture(useTenant(), pictures)}
        text={t('collections.intro')}
        title={t('collections.title')}
      />
      <PageStack tight>
        {query.isPending ? (
          <TileGridSkeleton label={t('collections.loading')} />
        ) : query.isError ? (
          <FailedList query={query} title={t('collections.failed')} />
        ) : listed.length === 0 ? (
          <NoCollections />
        ) : (
          <TileGrid label={t('collections.title')}>
            {listed.map((collection, place) => (
              <li key={collection.collectionTag}>
                <CollectionCard collection={collection} priority={place < 2} />
              </li>
            ))}
          </TileGrid>
        )}
      </PageStack>
    </>
  )
}
