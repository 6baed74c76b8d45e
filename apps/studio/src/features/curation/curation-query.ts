import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CuratedKind } from '@upbeat/contract/studio/entities/curation'
import type { CollectionRule } from '@upbeat/rules/collections/collection-rule'
import { api } from '../../lib/api/api.ts'

/** The first element of each key must match the server's events. */
export function curationListQuery(kind: CuratedKind) {
  return queryOptions({ queryKey: [kind, 'list'], queryFn: () => api('listCuration', { params: { kind } }) })
}

export function curationQuery(kind: CuratedKind, id: string) {
  return queryOptions({ queryKey: [kind, 'one', id], queryFn: () => api('getCuration', { params: { kind, id } }) })
}

export function curationVersionsQuery(kind: CuratedKind, id: string) {
  return queryOptions({
    queryKey: [kind, 'versions', id],
    queryFn: () => api('listCurationVersions', { params: { kind, id } }),
  })
}

/** The classes of a rule, or classes by tag. The previous result is kept while loading. */
export function matchesQuery(body: { rule: CollectionRule } | { tags: string[] }) {
  return queryOptions({
    queryKey: ['class', 'matches', body],
    queryFn: ({ signal }) => api('matchClasses', { body, signal }),
    placeholderData: keepPreviousData,
  })
}

export function classOfDayQuery(month: string | undefined) {
  return queryOptions({
    queryKey: ['classOfDay', month],
    queryFn: () => api('getClassOfDayPlan', { query: month === undefined ? {} : { month } }),
    placeholderData: keepPreviousData,
  })
}
