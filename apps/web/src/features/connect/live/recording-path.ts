import { isPlayableLink } from '@upbeat/rules/live/is-playable-link'
import { connectPlayerPath } from '../../../lib/paths.ts'
import type { LiveDetails } from './live-details.ts'

/** Where what was live is watched afterwards (ROUTE-11); `null` where the server tells of nothing to watch. */
export function recordingPath({ event, link, replayLink }: LiveDetails): string | null {
  const isThere = [link, replayLink].some((each) => isPlayableLink(each, location.origin))
  return isThere ? connectPlayerPath(event.videoId ?? event.id, event.id) : null
}
