import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api/api.ts'

/** The club's coaches with an account. The first element of the key must match the server's events. */
export const coachesQuery = queryOptions({
  queryKey: ['staff', 'list'],
  queryFn: ({ signal }) => api('listStaff', { signal }),
  select: ({ people }) => people.filter(({ role }) => role === 'coach'),
})
