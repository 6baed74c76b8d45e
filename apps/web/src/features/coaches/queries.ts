import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { listPageQuery } from '@upbeat/rules/classes/list-page-query'
import { api } from '../../lib/api/api.ts'
import { normaliseClasses } from '../../lib/normalise/virtual-class.ts'
import { isSignedIn, memberId } from '../auth/auth-store.ts'

/** The coach of a class with their newest classes, as the class's details need them. */
export const coachQuery = (coach: string) =>
  queryOptions({
    queryKey: ['coach', coach],
    queryFn: ({ signal }) => loadPage({ coach, pageSize: 100, pageNumber: 1 }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A coach's page: the classes, newest first, page by page. */
export const coachClassesQuery = (coach: string) =>
  infiniteQueryOptions({
    queryKey: ['coachClasses', coach],
    queryFn: ({ signal, pageParam }) => loadPage(listPageQuery({ coach }, pageParam), signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.itemsRemaining > 0 ? pages.length + 1 : undefined),
  })

async function loadPage(page: { coach: string; pageSize: number; pageNumber: number }, signal: AbortSignal) {
  const query = { ...page, ...(isSignedIn() && { userId: memberId() }) }
  const { items, ...rest } = await api('listCoachClasses', { query, signal })
  return { ...rest, items: normaliseClasses(items) }
}
