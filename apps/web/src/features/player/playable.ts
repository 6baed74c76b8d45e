import { queryOptions } from '@tanstack/react-query'
import type { VirtualClass } from '@upbeat/contract/entities/virtual-class'
import { type ActivityType, activityType } from '@upbeat/rules/activity/activity-type'
import { api } from '../../lib/api.ts'
import { normaliseClass } from '../../lib/normalise/virtual-class.ts'
import { memberId } from '../auth/auth-store.ts'
import { playableStream } from './playable-stream.ts'

/** Something to watch, from wherever its address came. */
export type Playable = {
  virtualClass: VirtualClass
  /** Empty where the member may not watch it (D-37), and where nothing could play it (D-106). */
  stream: string
  /** False while the recording is still being prepared. */
  isReady: boolean
  kind: ActivityType
  contentId: string
  eventId: string | null
}

/** What the player plays: a class of the catalogue, or one of Connect, which has a call of its own (D-42). */
export const playableQuery = (classId: string, { clubConnect = false } = {}) =>
  queryOptions({
    queryKey: ['playable', clubConnect ? 'connect' : 'class', classId, memberId()],
    queryFn: ({ signal }) => (clubConnect ? connectClass(classId, signal) : catalogueClass(classId, signal)),
  })

async function catalogueClass(classId: string, signal: AbortSignal): Promise<Playable> {
  const virtualClass = normaliseClass<VirtualClass>(await api('getClass', { params: { classId }, signal }))
  return {
    virtualClass,
    stream: playableStream(virtualClass.alternateLink),
    isReady: true,
    kind: activityType.virtualClass,
    contentId: virtualClass.tag,
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
    contentId: virtualClass.tag,
    eventId: id,
  }
}
