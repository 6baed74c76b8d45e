import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { FigurePeriod } from '@upbeat/contract/studio/entities/figures/figure'
import { api } from '../../lib/api/api.ts'

export function figuresQuery(period: FigurePeriod) {
  return queryOptions({
    queryKey: ['figures', period],
    queryFn: ({ signal }) => api('getFigures', { query: { period }, signal }),
    placeholderData: keepPreviousData,
  })
}

export const weekFiguresQuery = queryOptions({
  queryKey: ['figures', 'week'],
  queryFn: ({ signal }) => api('getWeekFigures', { signal }),
})

export function cancellationsQuery(period: FigurePeriod) {
  return queryOptions({
    queryKey: ['figures', 'cancellations', period],
    queryFn: ({ signal }) => api('getCancellations', { query: { period }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function watchedClassesQuery(period: FigurePeriod) {
  return queryOptions({
    queryKey: ['figures', 'classes', period],
    queryFn: ({ signal }) => api('listWatchedClasses', { query: { period }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function classFiguresQuery(tag: string) {
  return queryOptions({
    // Events about the class refetch it, since its moves are part of it.
    queryKey: ['class', 'figures', tag],
    queryFn: ({ signal }) => api('getClassFigures', { params: { tag }, signal }),
  })
}

/** The address at which staff play a class, whose folder has its thumbnails; null without a video. */
export function previewLinkQuery(tag: string) {
  return queryOptions({
    queryKey: ['upload', 'media', tag],
    queryFn: ({ signal }) => api('getClassMedia', { params: { tag }, signal }),
    select: ({ previewLink }) => previewLink,
  })
}
