import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'

export const staffQuery = queryOptions({
  queryKey: ['staff', 'list'],
  queryFn: ({ signal }) => api('listStaff', { signal }),
})

export function refreshStaff(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: staffQuery.queryKey })
}
