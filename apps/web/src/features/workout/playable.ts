import { queryOptions } from '@tanstack/react-query'
import type { VirtualClass } from '@upbeat/contract/entities/virtual-class'
import { type ActivityType, activityType } from '@upbeat/rules/activity/activity-type'
import { api } from '../../lib/api/api.ts'
import { normaliseClass } from '../../lib/normalise/virtual-class.ts'
import { memberId } from '../auth/auth-store.ts'
import { playableStream } from '../playback/playable-stream.ts'

/** Playable media, from any source. */
export type Playable = {
  virtualClass: VirtualClass
  /** Empty if the member has no access (D-37), or no link is playable (D-106). */
  stream: string
  /** False while the recording is being transcoded. */
  isReady: boolean
  kind: ActivityType
  eventId: string | null
}

/** The media to play: a class of the catalogue, or one of Connect, which has its own call (D-42). */
export const playableQuery = (tag: string, { clubConnect = false } = {}) =>
  queryOptions({
    queryKey: ['playable', clubConnect ? 'connect' : 'class', tag, memberId()],
    queryFn: ({ signal }) => (clubConnect ? connectClass(tag, signal) : catalogueClass(tag, signal)),
  })

async function catalogueClass(tag: string, signal: AbortSignal): Promise<Playable> {
  const virtualClass = normaliseClass<VirtualClass>(await api('getClass', { params: { tag }, signal }))
  return {
    virtualClass,
    stream: playableStream(virtualClass.alternateLink),
    isReady: true,
    kind: activityType.virtualClass,
    eventId: null,
  }
}

async function connectClass(id: string, signal: AbortSignal): Promise<Playable> {
  const found = await api('connectClass', { params: { id, userId: memberId() }, signal })
  const virtualClass = normaliseClass<VirtualClass>(found.virtualClass)
  return {
    virtualClass,
    stream: playableStream(virtualClass.alternateLink, found.liveStreamingLink),
    isReady: found.transcode.status === 'complete',
    kind: activityType.clubConnectVideo,
    eventId: id,
  }
}
