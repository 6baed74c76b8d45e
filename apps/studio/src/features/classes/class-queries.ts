import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { PublishingState } from '@upbeat/rules/publishing/publishing-state'
import { api } from '../../lib/api.ts'

/** The first part of a key is what the server's events name. */
const kind = 'class'
const pageSize = 50

/** A class as its editor needs it. */
export function classQuery(tag: string) {
  return queryOptions({ queryKey: [kind, 'one', tag], queryFn: () => api('getClassDraft', { params: { tag } }) })
}

export type ClassSearch = { search: string; state: PublishingState | undefined }

/** The club's classes, the last changed first, a page at a time. */
export function classListQuery({ search, state }: ClassSearch) {
  return infiniteQueryOptions({
    queryKey: [kind, 'list', { search, state }],
    queryFn: ({ pageParam, signal }) =>
      api('listClasses', { query: { search: search || undefined, state, skip: pageParam, take: pageSize }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { classes }) => sum + classes.length, 0)
      return shown < last.total ? shown : undefined
    },
    placeholderData: (before) => before,
  })
}

/** Words that the club's classes use already. */
export const classOptionsQuery = queryOptions({
  queryKey: [kind, 'options'],
  queryFn: () => api('getClassOptions'),
  staleTime: 60_000,
})

export function classVersionsQuery(tag: string) {
  return queryOptions({
    queryKey: [kind, 'versions', tag],
    queryFn: () => api('listClassVersions', { params: { tag } }),
  })
}
