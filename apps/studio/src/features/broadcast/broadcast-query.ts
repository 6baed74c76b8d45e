import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'

/** Problems are told within 15 seconds, of which the server's measuring takes ten. */
const refreshMs = 2_000

/** The broadcast of an event's current occurrence, refreshed every few seconds. */
export const broadcastQuery = (id: string) =>
  queryOptions({
    queryKey: ['broadcast', id],
    queryFn: ({ signal }) => api('getBroadcast', { params: { id }, signal }),
    refetchInterval: refreshMs,
    refetchIntervalInBackground: true,
  })
