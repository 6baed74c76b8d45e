import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'
import { queryClient } from '../../lib/api/query-client.ts'

/** The captions of a class in a language, as WebVTT, and whether they are a draft. */
export function captionsQuery(tag: string, language: string) {
  return queryOptions({
    queryKey: ['captions', tag, language],
    queryFn: () => api('getCaptions', { params: { tag, language } }),
    // Never refetched: it would overwrite edits.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}

/** After captions were added or removed: refetches the class's list of captions and its checklist. */
export async function refreshCaptions(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['upload', 'media'] }),
    queryClient.invalidateQueries({ queryKey: ['class'] }),
  ])
}
