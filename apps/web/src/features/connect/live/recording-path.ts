import { connectPlayerPath } from '../../../lib/paths.ts'
import { playableStream } from '../../playback/playable-stream.ts'
import type { LiveDetails } from './live-details.ts'

/** The path of a past live event's recording (ROUTE-11); `null` if there is none. */
export function recordingPath({ event, link, replayLink }: LiveDetails): string | null {
  return playableStream(link, replayLink) ? connectPlayerPath(event.videoId ?? event.id, event.id) : null
}
