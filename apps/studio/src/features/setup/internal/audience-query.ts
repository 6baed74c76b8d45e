import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api/api.ts'

export const audienceQuery = queryOptions({
  queryKey: ['setup', 'audience'],
  queryFn: ({ signal }) => api('getAudience', { signal }),
  // Not refetched while it is being edited.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})
