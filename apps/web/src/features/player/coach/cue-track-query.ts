import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '@upbeat/client/api-error.ts'
import { type Block, parseCueTrack } from './cue-track.ts'

/**
 * The moves of a class; none where it has no such track. Its key is the class, not the address, which changes while the class plays. A
 * failure is none: what is kept for as long as the page lives must be what there is.
 */
export const cueTrackQuery = (tag: string, url: string | null) =>
  queryOptions({
    queryKey: ['cueTrack', tag],
    queryFn: async ({ signal }): Promise<Block[]> => {
      if (url === null) return []
      const response = await fetch(url, { signal })
      if (response.status === 404) return []
      if (!response.ok) throw new ApiError(response.status, response.status, 'The cue track was not given')
      return parseCueTrack(await response.text())
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
