import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'

export const settingsQuery = queryOptions({
  queryKey: ['settings', 'list'],
  queryFn: ({ signal }) => api('getSettings', { signal }),
})
