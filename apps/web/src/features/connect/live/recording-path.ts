import { connectPlayerPath } from '../../../lib/paths.ts'
import { playableStream } from '../../player/playable-stream.ts'
import type { LiveDetails } from './live-details.ts'

/** Where what was live is watched afterwards (ROUTE-11); `null` where the server tells of nothing to watch. */
export function recordingPath({ event, link, replayLink }: LiveDetails): string | null {
  return playableStream(link, replayLink) ? connectPlayerPath(event.videoId ?? event.id, event.id) : null
}
