import { queryOptions } from '@tanstack/react-query'
import type { ClassFilter, ClassOrder } from '@upbeat/contract/studio/entities/class-filter'
import { api } from '../../lib/api.ts'

/** The first part of a key is what the server's events name. */
const kind = 'class'
export const classPageSize = 100

/** A class as its editor needs it. */
export function classQuery(tag: string) {
  return queryOptions({ queryKey: [kind, 'one', tag], queryFn: () => api('getClassDraft', { params: { tag } }) })
}

/** Which classes, in which order. */
export type ClassQuestion = ClassFilter & ClassOrder

/** The club's classes that a question finds, a page at a time. */
export function classPageQuery(question: ClassQuestion, page: number) {
  return queryOptions({
    queryKey: [kind, 'list', question, page],
    queryFn: ({ signal }) =>
      api('listClasses', { query: { ...question, skip: page * classPageSize, take: classPageSize }, signal }),
  })
}

/** Words that the club's classes use already. */
export const classOptionsQuery = queryOptions({
  queryKey: [kind, 'options'],
  queryFn: () => api('getClassOptions'),
  staleTime: 60_000,
})

/** The lists that the club's staff have named. */
export const classViewsQuery = queryOptions({ queryKey: ['classView'], queryFn: () => api('listClassViews') })

export function classVersionsQuery(tag: string) {
  return queryOptions({
    queryKey: [kind, 'versions', tag],
    queryFn: () => api('listClassVersions', { params: { tag } }),
  })
}
