import type { QueryClient } from '@tanstack/react-query'
import type { Collection } from '@upbeat/contract/entities/collection'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { collectionType } from '@upbeat/rules/collections/collection-type'
import { setFavourite } from '../../lib/favourite-tags.ts'
import { favouritesQuery } from './queries.ts'

/** Updates the cached favourite state of a class: its hearts, the member's list and their collection. */
export function applyFavourite(queryClient: QueryClient, item: ListedClass, favourite: boolean): void {
  setFavourite(item.tag, favourite)
  const own = favouritesQuery().queryKey
  queryClient.setQueryData<ListedClass[]>(own, (list) => list && withMember(list, item, favourite))
  queryClient.setQueriesData<unknown>({ queryKey: ['collections'] }, (data: unknown) =>
    Array.isArray(data) ? data.map((each: Collection) => withOwnCollection(each, item, favourite)) : data,
  )
}

function withMember(list: ListedClass[], item: ListedClass, favourite: boolean): ListedClass[] {
  const others = list.filter(({ tag }) => tag !== item.tag)
  return favourite ? [{ ...item, favourite }, ...others] : others
}

function withOwnCollection(collection: Collection, item: ListedClass, favourite: boolean): Collection {
  if (collection.collectionType !== collectionType.favourites) return collection
  return { ...collection, collectionItems: withMember(collection.collectionItems, item, favourite) }
}
