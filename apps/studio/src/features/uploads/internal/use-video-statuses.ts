import { useQuery } from '@tanstack/react-query'
import type { VideoStatus } from '@upbeat/contract/studio/entities/intake'
import { api } from '../../../lib/api/api.ts'

/** Number of classes asked for at once. */
const maxAsked = 100

/** How far the server is with the videos of these classes, updated by its `upload` events. */
export function useVideoStatuses(tags: readonly string[]): ReadonlyMap<string, VideoStatus> {
  const asked = tags.slice(-maxAsked)
  const { data } = useQuery({
    queryKey: ['upload', 'statuses', asked],
    queryFn: () => api('listVideoStatuses', { query: { tag: asked } }),
    enabled: asked.length > 0,
    placeholderData: (before) => before,
  })
  return new Map((data ?? []).map(({ tag, video }) => [tag, video]))
}
