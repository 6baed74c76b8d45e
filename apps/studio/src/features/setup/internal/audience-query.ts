import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'

export const audienceQuery = queryOptions({
  queryKey: ['setup', 'audience'],
  queryFn: ({ signal }) => api('getAudience', { signal }),
  // What was typed here is not replaced while it is being typed.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})
