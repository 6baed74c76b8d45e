import { queryOptions } from '@tanstack/react-query'
import type { ClassFilter, ClassOrder } from '@upbeat/contract/studio/entities/classes/class-filter'
import { api } from '../../lib/api/api.ts'

/** The first element of a key must match the server's events. */
const kind = 'class'
export const classPageSize = 100

/** A class in its editor. */
export function classQuery(tag: string) {
  return queryOptions({ queryKey: [kind, 'one', tag], queryFn: () => api('getClassDraft', { params: { tag } }) })
}

/** Filter and order of classes. */
export type ClassQuestion = ClassFilter & ClassOrder

/** The classes that match a filter, page by page. */
export function classPageQuery(question: ClassQuestion, page: number) {
  return queryOptions({
    queryKey: [kind, 'list', question, page],
    queryFn: ({ signal }) =>
      api('listClasses', { query: { ...question, skip: page * classPageSize, take: classPageSize }, signal }),
  })
}

export function classVersionsQuery(tag: string) {
  return queryOptions({
    queryKey: [kind, 'versions', tag],
    queryFn: () => api('listClassVersions', { params: { tag } }),
  })
}

/** The first matches of a search, the latest changed first; never those in the bin. */
export function classSearchQuery(search: string, take: number) {
  return queryOptions({
    queryKey: [kind, 'list', 'search', search, take],
    queryFn: ({ signal }) =>
      api('listClasses', { query: { search, sort: 'changedAt', direction: 'down', skip: 0, take }, signal }),
  })
}
