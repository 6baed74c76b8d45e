import { activityType } from '@upbeat/rules/activity/activity-type'
import { api } from '../../lib/api/api.ts'
import { playableStream } from '../playback/playable-stream.ts'
import { getTenant } from '../tenant/tenant-store.ts'
import { type Playable, playableQuery } from '../workout/playable.ts'
import { classOfVideo } from './live/live-details.ts'
import { fetchLiveLink } from './live/live-query.ts'
import { isVimeo } from './queries.ts'

/**
 * Loads a Connect class for the player from the club's source: a recording, or with `eventId` the recording of a live event (ROUTE-10,
 * ROUTE-11).
 */
export const connectPlayableQuery = (tag: string, eventId: string | null) => {
  const query = playableQuery(eventId ?? tag, { clubConnect: true })
  return isVimeo() ? { ...query, queryFn: vimeoQuery(tag, eventId) } : query
}

function vimeoQuery(tag: string, eventId: string | null) {
  return ({ signal }: { signal: AbortSignal }) => vimeoPlayable(tag, eventId, signal)
}

async function vimeoPlayable(tag: string, eventId: string | null, signal: AbortSignal): Promise<Playable> {
  const [video, stream] = await Promise.all([
    api('vimeoVideo', { params: { tenant: getTenant().name, videoId: tag }, signal }),
    fetchLiveLink(eventId ?? tag, signal),
  ])
  return {
    virtualClass: classOfVideo(video),
    stream: playableStream(stream.link, stream.replayLink),
    isReady: (stream.transcode ?? video.transcode?.status ?? 'complete') === 'complete',
    kind: activityType.clubConnectVideo,
    eventId,
  }
}
