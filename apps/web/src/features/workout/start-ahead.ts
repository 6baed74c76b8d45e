import { queryClient } from '../../lib/api/query-client.ts'
import { playheadsQuery } from '../activity/queries.ts'
import { openAhead } from '../playback/open-engine.ts'
import { offeredSecond } from './internal/session/offered-second.ts'
import type { playableQuery } from './playable.ts'

/**
 * Fetches the class and opens its stream as soon as its URL and start position are known, while the player renders. `signal` aborts with
 * the navigation. The page reports failures.
 */
export function startAhead(
  query: ReturnType<typeof playableQuery>,
  jwPlayerId: string | null,
  signal: AbortSignal,
): void {
  const playheads = queryClient.fetchQuery({ ...playheadsQuery(), retry: false }).catch(() => [])
  const opened = Promise.all([queryClient.fetchQuery(query), playheads]).then(([playable, known]) => {
    const { isReady, stream, virtualClass } = playable
    if (!isReady || stream === '') return
    openAhead({ url: stream, startAt: offeredSecond(known, virtualClass.tag) }, jwPlayerId, signal)
  })
  opened.catch(() => {})
}
