import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '@upbeat/client/api-error.ts'
import { type Block, parseCueTrack } from '../../../playback/cue-track.ts'

/**
 * The moves of a class; none without a cue track. Keyed by class, because the URL changes during the class. A failure throws and is not
 * cached as an empty track.
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
