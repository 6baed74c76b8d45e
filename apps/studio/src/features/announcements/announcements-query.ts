import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

/** The key is what the server's events name. */
export const announcementsQuery = queryOptions({
  queryKey: ['announcement'],
  queryFn: () => api('listAnnouncements'),
})
