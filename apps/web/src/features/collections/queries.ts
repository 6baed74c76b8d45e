import { queryOptions } from '@tanstack/react-query'
import type { Collection } from '@upbeat/contract/entities/collection'
import { collectionType, isCollectionListed } from '@upbeat/rules/collections/collection-type'
import { api } from '../../lib/api/api.ts'
import { normaliseClasses } from '../../lib/normalise/virtual-class.ts'
import { memberId } from '../auth/auth-store.ts'

/** The club's collections, including the class of the day and the member's own; none for guests (D-06, D-101). */
export const collectionsQuery = () =>
  queryOptions({
    queryKey: ['collections'],
    queryFn: async ({ signal }): Promise<Collection[]> => {
      const collections = await api('getCollections', { params: { userId: memberId() }, signal })
      return collections.map((each) => ({ ...each, collectionItems: normaliseClasses(each.collectionItems) }))
    },
  })

/** A list of classes by id, which for a collection is its tag (A48). */
export const classListQuery = (id: string) =>
  queryOptions({
    queryKey: ['classList', id],
    queryFn: async ({ signal }) => {
      const list = await api('getClassList', { params: { id }, signal })
      return { ...list, items: normaliseClasses(list.items) }
    },
  })

export function listedCollections(collections: readonly Collection[]): Collection[] {
  return collections.filter(isCollectionListed)
}

export function featuredCollection(collections: readonly Collection[]): Collection | undefined {
  return collections.find((each) => each.collectionType === collectionType.featured && each.collectionItems.length > 0)
}
