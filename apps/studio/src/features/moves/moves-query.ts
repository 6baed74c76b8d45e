import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import type { StudioReply } from '../../lib/create-studio-api.ts'

export type Move = StudioReply<'getMoves'>['moves'][number]

export function movesQuery(tag: string) {
  return queryOptions({
    queryKey: ['moves', tag],
    queryFn: () => api('getMoves', { params: { tag } }),
    // Never refetched: it would overwrite edits.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}
