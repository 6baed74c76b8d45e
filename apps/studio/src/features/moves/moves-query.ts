import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'
import type { StudioReply } from '../../lib/api/create-studio-api.ts'

export type Move = StudioReply<'getMoves'>['moves'][number]

export function movesQuery(tag: string) {
  return queryOptions({
    // Part of the class's draft, so refetched when that changes. An open editor keeps its own input.
    queryKey: ['class', tag, 'moves'],
    queryFn: () => api('getMoves', { params: { tag } }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}
