import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@upbeat/client/api-error.ts'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { useSignedIn } from '../auth/auth-store.ts'
import { classListQuery, collectionsQuery } from './queries.ts'

export type CollectionView =
  | { status: 'loading' }
  | { status: 'failed'; query: { isFetching: boolean; refetch: () => unknown } }
  | { status: 'gone' }
  | { status: 'ready'; name: string; description: string | null; items: readonly ListedClass[] }

/**
 * A collection by its tag, from the member's collections (COLL-05). If it isn't among them, e.g. for a visitor with a link, it is loaded as
 * a list of classes.
 */
export function useCollection(tag: string): CollectionView {
  const collections = useQuery({ ...collectionsQuery(), enabled: useSignedIn() })
  const own = collections.data?.find(({ collectionTag }) => collectionTag === tag)
  const asked = !own && !collections.isLoading
  const list = useQuery({ ...classListQuery(tag), enabled: asked })
  if (own) {
    return { status: 'ready', name: own.collectionName, description: own.description, items: own.collectionItems }
  }
  return asked ? classListView(list) : { status: 'loading' }
}

/** A list of classes by its id (COLL-08). */
export function useClassListView(id: string): CollectionView {
  return classListView(useQuery(classListQuery(id)))
}

type ListQuery = {
  data: { name: string; description: string | null; items: readonly ListedClass[] } | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

function classListView(query: ListQuery): CollectionView {
  if (query.data) return { status: 'ready', ...query.data }
  if (query.error instanceof ApiError && query.error.status === 404) return { status: 'gone' }
  return query.error ? { status: 'failed', query } : { status: 'loading' }
}
