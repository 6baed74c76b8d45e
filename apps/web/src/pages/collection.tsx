import '@upbeat/ui/first-pages.css'
import { useParams } from 'react-router'
import { CollectionClasses } from '../features/collections/collection-classes.tsx'
import { CollectionFrame } from '../features/collections/collection-frame.tsx'
import { useCollection } from '../features/collections/use-collection.ts'

export function Component() {
  const { collectionTag = '' } = useParams()
  const view = useCollection(collectionTag)
  return (
    <CollectionFrame tag={collectionTag} view={view}>
      {({ name, items, done }) => <CollectionClasses done={done} items={items} label={name} />}
    </CollectionFrame>
  )
}
