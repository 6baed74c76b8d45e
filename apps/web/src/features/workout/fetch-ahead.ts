import { queryClient } from '../../lib/api/query-client.ts'
import { playheadsQuery } from '../activity/queries.ts'
import { playableQuery } from './playable.ts'

/** How long the class is cached if it isn't opened. */
const unopenedMilliseconds = 10_000

/** Fetches a class that is about to be opened, with the member's positions; its player then starts with the replies. */
export function fetchAhead(tag: string): void {
  const query = playableQuery(tag)
  void queryClient.prefetchQuery({ ...query, retry: false })
  void queryClient.prefetchQuery({ ...playheadsQuery(), retry: false })
  // Stream URLs are cached only while the player is open (PLAY-17).
  setTimeout(() => queryClient.removeQueries({ queryKey: query.queryKey, type: 'inactive' }), unopenedMilliseconds)
}
