import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'

export const payoutsQuery = queryOptions({
  queryKey: ['payouts'],
  queryFn: ({ signal }) => api('getPayouts', { signal }),
})

export function statementQuery(month: string) {
  return queryOptions({
    queryKey: ['payouts', month],
    queryFn: ({ signal }) => api('getPayout', { params: { month }, signal }),
    placeholderData: keepPreviousData,
  })
}
