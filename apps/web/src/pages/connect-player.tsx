import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router'
import { playheadsQuery } from '../features/activity/queries.ts'
import { connectPlayableQuery } from '../features/connect/connect-playable.ts'
import { ClassPlayer } from '../features/player/class-player.tsx'
import { preloadEngine } from '../features/player/engine/open-engine.ts'
import { rememberPreviousPath } from '../features/player/leave/previous-path.ts'
import { getTenant } from '../features/tenant/tenant-store.ts'
import { queryClient } from '../lib/query-client.ts'

/** Asks for the class and for the engine at the same time, and waits for neither. */
export function loader({ request, params }: LoaderFunctionArgs) {
  rememberPreviousPath(request.url)
  preloadEngine(getTenant().jwJSPlayerId)
  void queryClient.prefetchQuery(queryOf(params.tag, new URL(request.url).searchParams))
  void queryClient.prefetchQuery({ ...playheadsQuery(), retry: false })
  return null
}

/** A class of Connect in the player of all classes (PLAY-03); `event` in the address names the live event that it was (ROUTE-11). */
export function Component() {
  const { tag } = useParams()
  const [search] = useSearchParams()
  return <ClassPlayer query={queryOf(tag, search)} />
}

function queryOf(tag = '', search: URLSearchParams) {
  return connectPlayableQuery(tag, search.get('event') || null)
}
