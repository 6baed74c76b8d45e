import type { QueryClient } from '@tanstack/react-query'
import type { Collection } from '@upbeat/contract/entities/collection'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { collectionType } from '@upbeat/rules/collections/collection-type'
import { favouritesQuery } from './queries.ts'

/** Shows a class as a favourite, or as none, in all that the cache holds: lists, the member's own list and collection. */
export function applyFavourite(queryClient: QueryClient, item: ListedClass, favourite: boolean): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    const { data } = query.state
    const marked = markClass(data, item.tag, favourite)
    if (marked !== data) queryClient.setQueryData(query.queryKey, marked, keepAge(query.state.dataUpdatedAt))
  }
  const own = favouritesQuery().queryKey
  queryClient.setQueryData<ListedClass[]>(own, (list) => list && withMember(list, item, favourite))
  queryClient.setQueriesData<unknown>({ queryKey: ['collections'] }, (data: unknown) =>
    Array.isArray(data) ? data.map((each: Collection) => withOwnCollection(each, item, favourite)) : data,
  )
}

/** Data that we changed is no newer than when the server sent it. */
function keepAge(updatedAt: number) {
  return { updatedAt }
}

/** A copy in which the class says `favourite`, sharing all that did not change; the same value where nothing did. */
export function markClass(value: unknown, tag: string, favourite: boolean): unknown {
  if (Array.isArray(value)) {
    let copy: unknown[] | undefined
    for (const [place, entry] of value.entries()) {
      const marked = markClass(entry, tag, favourite)
      if (marked === entry) continue
      copy ??= [...value]
      copy[place] = marked
    }
    return copy ?? value
  }
  if (typeof value !== 'object' || value === null) return value
  if (isClass(value)) return value.tag === tag && value.favourite !== favourite ? { ...value, favourite } : value
  let copy: Record<string, unknown> | undefined
  for (const [key, entry] of Object.entries(value)) {
    const marked = markClass(entry, tag, favourite)
    if (marked === entry) continue
    copy ??= { ...value }
    copy[key] = marked
  }
  return copy ?? value
}

/** Classes hold no classes, so nothing below one need be looked at. */
function isClass(value: object): value is ListedClass {
  return 'className' in value && 'tag' in value && 'favourite' in value
}

function withMember(list: ListedClass[], item: ListedClass, favourite: boolean): ListedClass[] {
  const others = list.filter(({ tag }) => tag !== item.tag)
  return favourite ? [{ ...item, favourite }, ...others] : others
}

function withOwnCollection(collection: Collection, item: ListedClass, favourite: boolean): Collection {
  if (collection.collectionType !== collectionType.favourites) return collection
  return { ...collection, collectionItems: withMember(collection.collectionItems, item, favourite) }
}
