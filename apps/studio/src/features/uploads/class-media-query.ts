import { queryOptions } from '@tanstack/react-query'
import type { ClassMedia } from '@upbeat/contract/studio/entities/intake'
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

/** Whether the class plays a video that nobody uploaded, as the demo's classes do: its moves and captions come with it. */
export function hasReadyMadeVideo({ videos, previewLink }: Pick<ClassMedia, 'videos' | 'previewLink'>): boolean {
  return videos.length === 0 && previewLink !== null
}
