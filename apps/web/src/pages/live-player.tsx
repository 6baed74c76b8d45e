import { type LoaderFunctionArgs, useLocation, useParams } from 'react-router'
import { LivePlayer } from '../features/connect/live/live-player.tsx'
import { liveQuery } from '../features/connect/live/live-query.ts'
import { readLiveCardState } from '../features/connect/live-card-state.ts'
import { preloadEngine } from '../features/player/engine/open-engine.ts'
import { rememberPreviousPath } from '../features/player/leave/previous-path.ts'
import { getTenant } from '../features/tenant/tenant-store.ts'
import { clock } from '../lib/clock.ts'
import { queryClient } from '../lib/query-client.ts'

/** Asks for the event and for the engine at the same time, and waits for neither. */
export function loader({ request, params }: LoaderFunctionArgs) {
  rememberPreviousPath(request.url)
  preloadEngine(getTenant().jwJSPlayerId)
  void queryClient.prefetchQuery(liveQuery(params.eventId ?? ''))
  return null
}

/** A live event by its id, the part of the address after `live` (ROUTE-33). */
export function Component() {
  const { eventId = '' } = useParams()
  const { state } = useLocation()
  return <LivePlayer card={readLiveCardState(state, clock.now())} eventId={eventId} />
}
