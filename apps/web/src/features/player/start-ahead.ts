import { queryClient } from '../../lib/query-client.ts'
import { playheadsQuery } from '../activity/queries.ts'
import { openAhead } from './engine/open-engine.ts'
import type { playableQuery } from './playable.ts'
import { offeredSecond } from './session/offered-second.ts'

/**
 * Asks for the class, and has its stream on its way as soon as its address and the place to go on from are known: the player is drawn
 * meanwhile. `signal` ends with the navigation to the player's page. Failures are the page's to tell.
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
