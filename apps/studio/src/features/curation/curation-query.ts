import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CuratedKind } from '@upbeat/contract/studio/entities/curation'
import type { CollectionRule } from '@upbeat/rules/collections/collection-rule'
import { api } from '../../lib/api.ts'

/** The first part of each key is what the server's events name. */
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

/** What a rule finds, or classes by their tags. What was found before stays until the answer is there. */
export function matchesQuery(body: { rule: CollectionRule } | { tags: string[] }) {
  return queryOptions({
    queryKey: ['class', 'matches', body],
    queryFn: ({ signal }) => api('matchClasses', { body, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Published classes whose title, coach or keyword has the text in it. */
export function pickerQuery(search: string) {
  return queryOptions({
    queryKey: ['class', 'picker', search],
    queryFn: ({ signal }) =>
      api('listClasses', {
        query: { search, state: 'published', sort: 'changedAt', direction: 'down', take: 12 },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
}

export const ruleOptionsQuery = queryOptions({
  queryKey: ['class', 'options'],
  queryFn: () => api('getClassOptions'),
  staleTime: 60_000,
})

export function classOfDayQuery(month: string | undefined) {
  return queryOptions({
    queryKey: ['classOfDay', month],
    queryFn: () => api('getClassOfDayPlan', { query: month === undefined ? {} : { month } }),
    placeholderData: keepPreviousData,
  })
}
