import { queryOptions } from '@tanstack/react-query'
import { type Block, parseCueTrack } from './cue-track.ts'

/** The moves of a class. Its key is the class, not the address, which changes while the class plays. */
export const cueTrackQuery = (contentId: string, url: string | null) =>
  queryOptions({
    queryKey: ['cueTrack', contentId],
    queryFn: async ({ signal }): Promise<Block[]> => {
      if (url === null) return []
      const response = await fetch(url, { signal })
      return response.ok ? parseCueTrack(await response.text()) : []
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
