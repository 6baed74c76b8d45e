import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router'
import { playheadsQuery } from '../features/activity/queries.ts'
import { connectPlayableQuery } from '../features/connect/connect-playable.ts'
import { ReadyButton } from '../features/connect/reminders/ready-button.tsx'
import { preloadEngine } from '../features/playback/preload-engine.ts'
import { getTenant } from '../features/tenant/tenant-store.ts'
import { ClassPlayer } from '../features/workout/class-player.tsx'
import { rememberPreviousPath } from '../features/workout/previous-path.ts'
import { queryClient } from '../lib/api/query-client.ts'

/** Starts loading the class and the engine without awaiting them. */
export function loader({ request, params }: LoaderFunctionArgs) {
  rememberPreviousPath(request.url)
  preloadEngine(getTenant().jwJSPlayerId)
  void queryClient.prefetchQuery(queryOf(params.tag, new URL(request.url).searchParams))
  void queryClient.prefetchQuery({ ...playheadsQuery(), retry: false })
  return null
}

/** A Connect class in the ordinary player (PLAY-03); `event` in the URL is the live event it was recorded from (ROUTE-11). */
export function Component() {
  const { tag = '' } = useParams()
  const [search] = useSearchParams()
  return <ClassPlayer query={queryOf(tag, search)} whilePrepared={<ReadyButton id={search.get('event') || tag} />} />
}

function queryOf(tag = '', search: URLSearchParams) {
  return connectPlayableQuery(tag, search.get('event') || null)
}
