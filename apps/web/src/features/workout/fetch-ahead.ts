import { queryClient } from '../../lib/api/query-client.ts'
import { logWarning } from '../../lib/log.ts'
import { playheadsQuery } from '../activity/queries.ts'
import { playableQuery } from './playable.ts'

/** How long the class is cached if it isn't opened. */
const unopenedMilliseconds = 10_000

/**
 * Fetches a class that is about to be opened, with the member's positions, and opens its stream; its player takes them over. `signal` aborts
 * if the class isn't opened.
 */
export function fetchAhead(tag: string, jwPlayerId: string | null, signal: AbortSignal): void {
  const query = playableQuery(tag)
  import('./start-ahead.ts')
    .then(({ startAhead }) => startAhead(query, jwPlayerId, signal))
    .catch((error) => logWarning('The stream was not opened ahead', error))
  // Not in `startAhead` alone: its code may still be loading.
  void queryClient.prefetchQuery({ ...query, retry: false })
  void queryClient.prefetchQuery({ ...playheadsQuery(), retry: false })
  // Stream URLs are cached only while the player is open (PLAY-17).
  setTimeout(() => queryClient.removeQueries({ queryKey: query.queryKey, type: 'inactive' }), unopenedMilliseconds)
}
