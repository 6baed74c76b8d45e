import { type LoaderFunctionArgs, useLocation, useParams } from 'react-router'
import { LivePlayer } from '../features/connect/live/live-player.tsx'
import { liveQuery } from '../features/connect/live/live-query.ts'
import { liveJwPlayer } from '../features/connect/live/stream/live-jw-player.ts'
import { readLiveCardState } from '../features/connect/live-card-state.ts'
import { preloadEngine } from '../features/playback/preload-engine.ts'
import { getTenant } from '../features/tenant/tenant-store.ts'
import { rememberPreviousPath } from '../features/workout/previous-path.ts'
import { queryClient } from '../lib/api/query-client.ts'
import { clock } from '../lib/clock.ts'

/** Starts loading the event and the engine without awaiting them. If the club has two engines, the event decides which. */
export function loader({ request, params }: LoaderFunctionArgs) {
  rememberPreviousPath(request.url)
  const tenant = getTenant()
  const details = queryClient.fetchQuery(liveQuery(params.eventId ?? ''))
  if (tenant.jwJSPlayerId === null) preloadEngine(null)
  // The page makes the same query and reports failures.
  details.then(({ event }) => preloadEngine(liveJwPlayer(event.type, tenant))).catch(() => {})
  return null
}

/** A live event by its id, the URL segment after `live` (ROUTE-33). */
export function Component() {
  const { eventId = '' } = useParams()
  const { state } = useLocation()
  return <LivePlayer card={readLiveCardState(state, clock.now())} eventId={eventId} />
}
