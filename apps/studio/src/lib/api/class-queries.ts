import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** Published classes whose title, coach or keyword contains the text. The previous result is kept while loading. */
export function publishedClassesQuery(search: string) {
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

/** Words that the club's classes use already, and its categories. */
export const classOptionsQuery = queryOptions({
  queryKey: ['class', 'options'],
  queryFn: () => api('getClassOptions'),
  staleTime: 60_000,
})
