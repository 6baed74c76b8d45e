import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router'
import { FavouriteButton } from '../features/favourites/favourite-button.tsx'
import { preloadEngine } from '../features/playback/preload-engine.ts'
import { ShareClassButton } from '../features/sharing/share-class-button.tsx'
import { getTenant } from '../features/tenant/tenant-store.ts'
import { ClassPlayer } from '../features/workout/class-player.tsx'
import { playableQuery } from '../features/workout/playable.ts'
import { rememberPreviousPath } from '../features/workout/previous-path.ts'
import { startAhead } from '../features/workout/start-ahead.ts'

/** Starts loading the class and the engine without awaiting them, so that the layout renders at once. */
export function loader({ request, params }: LoaderFunctionArgs) {
  rememberPreviousPath(request.url)
  const { jwJSPlayerId } = getTenant()
  preloadEngine(jwJSPlayerId)
  startAhead(queryOf(params.tag, new URL(request.url).searchParams), jwJSPlayerId, request.signal)
  return null
}

export function Component() {
  const { tag } = useParams()
  const [search] = useSearchParams()
  return (
    <ClassPlayer
      actions={({ virtualClass }) => (
        <>
          <FavouriteButton item={virtualClass} />
          <ShareClassButton look="overlay" virtualClass={virtualClass} />
        </>
      )}
      query={queryOf(tag, search)}
    />
  )
}

/** A Connect class has its own call (D-42). */
function queryOf(tag = '', search: URLSearchParams) {
  return playableQuery(tag, { clubConnect: search.get('clubConnect') === 'true' })
}
