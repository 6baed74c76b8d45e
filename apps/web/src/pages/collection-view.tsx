import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ClassRows } from '../features/classes/class-rows.tsx'
import { CollectionFrame } from '../features/collections/collection-frame.tsx'
import { collectionTagOf } from '../features/collections/collection-tag.ts'
import { classListQuery } from '../features/collections/queries.ts'
import { useClassListView } from '../features/collections/use-collection.ts'
import { queryClient } from '../lib/api/query-client.ts'

export function loader({ request }: LoaderFunctionArgs): string {
  const tag = collectionTagOf(request.url)
  void queryClient.prefetchQuery(classListQuery(tag))
  return tag
}

/** A collection as a list (D-13). */
export function Component() {
  const tag = useLoaderData<typeof loader>()
  const view = useClassListView(tag)
  return (
    <CollectionFrame tag={tag} view={view}>
      {({ name, items }) => <ClassRows items={items} label={name} />}
    </CollectionFrame>
  )
}
