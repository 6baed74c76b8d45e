import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'

/** The server sends an `upload` event on each step. */
export function classMediaQuery(tag: string) {
  return queryOptions({
    queryKey: ['upload', 'media', tag],
    queryFn: () => api('getClassMedia', { params: { tag } }),
    // Percentages change between two events.
    refetchInterval: ({ state }) =>
      state.data?.videos.some(({ steps }) => steps.some((step) => step.state === 'running')) ? 3000 : false,
  })
}
