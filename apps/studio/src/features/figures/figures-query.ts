import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { FigurePeriod } from '@upbeat/contract/studio/entities/figure'
import { api } from '../../lib/api/api.ts'

export function figuresQuery(period: FigurePeriod) {
  return queryOptions({
    queryKey: ['figures', period],
    queryFn: ({ signal }) => api('getFigures', { query: { period }, signal }),
    placeholderData: keepPreviousData,
  })
}
