import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadMetadata } from '../features/classes/load-metadata.ts'
import { metadataQuery } from '../features/classes/metadata-query.ts'
import { CollectionFrame } from '../features/collections/collection-frame.tsx'
import { collectionTagOf } from '../features/collections/collection-tag.ts'
import { FilteredCollection } from '../features/collections/filtered-collection.tsx'
import { classListQuery } from '../features/collections/queries.ts'
import { useClassListView } from '../features/collections/use-collection.ts'
import { queryClient } from '../lib/api/query-client.ts'

export async function loader({ request }: LoaderFunctionArgs): Promise<string> {
  const tag = collectionTagOf(request.url)
  void queryClient.prefetchQuery(classListQuery(tag))
  await loadMetadata()
  return tag
}

/** A collection as filterable cards: the second form of the collection view (D-13). */
export function Component() {
  const metadata = useQuery(metadataQuery()).data ?? null
  const tag = useLoaderData<typeof loader>()
  const view = useClassListView(tag)
  return (
    <CollectionFrame tag={tag} view={view}>
      {({ name, items }) => <FilteredCollection items={items} label={name} metadata={metadata} />}
    </CollectionFrame>
  )
}
