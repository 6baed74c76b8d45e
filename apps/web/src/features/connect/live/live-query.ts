import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '@upbeat/client/api-error.ts'
import type { VirtualClass } from '@upbeat/contract/entities/virtual-class'
import { api } from '../../../lib/api/api.ts'
import { normaliseEvent, normaliseEvents } from '../../../lib/normalise/live-event.ts'
import { normaliseClass } from '../../../lib/normalise/virtual-class.ts'
import { memberId } from '../../auth/auth-store.ts'
import { getTenant } from '../../tenant/tenant-store.ts'
import { isVimeo } from '../queries.ts'
import { classOfEvent, type LiveDetails } from './live-details.ts'

/** The stream query, refetched while the stream is awaited and when its URL expires (D-33). */
export type LiveLink = Pick<LiveDetails, 'link' | 'startOverLink' | 'replayLink' | 'transcode' | 'mayWatch'>

/** A live event with its stream. An ApiError of status 404 means an event without a schedule (LIVE-24). */
export const liveQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['connect', 'live', eventId, memberId()],
    queryFn: ({ signal }) => (isVimeo() ? vimeoDetails(eventId, signal) : wexerDetails(eventId, signal)),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The stream's current URL. */
export async function fetchLiveLink(eventId: string, signal?: AbortSignal): Promise<LiveLink> {
  if (isVimeo()) return vimeoLink(eventId, signal)
  const { link, startOverLink, replayLink, transcode, mayWatch } = await wexerDetails(eventId, signal)
  return { link, startOverLink, replayLink, transcode, mayWatch }
}

async function wexerDetails(id: string, signal?: AbortSignal): Promise<LiveDetails> {
  const found = await api('connectClass', { params: { id, userId: memberId() }, ...(signal && { signal }) })
  const event = normaliseEvent(found.event)
  return {
    event,
    virtualClass: classOfEvent(event, normaliseClass<VirtualClass>(found.virtualClass)),
    link: found.liveStreamingLink,
    startOverLink: found.startOverLink,
    replayLink: found.replayLink,
    transcode: found.transcode?.status,
    mayWatch: true,
  }
}

async function vimeoDetails(id: string, signal: AbortSignal): Promise<LiveDetails> {
  const [videos, link] = await Promise.all([
    api('vimeoEventVideos', { params: { tenant: getTenant().name, id }, signal }),
    vimeoLink(id, signal).catch(withoutLink),
  ])
  const events = normaliseEvents(videos)
  const event = events.find((each) => each.id === id) ?? events[0]
  if (!event) throw new ApiError(404, 404, `No event ${id}`)
  return { event, virtualClass: classOfEvent(event), ...link }
}

/** An event is shown even if only its stream fails to load: the poll retries and reports that (ERR-30). */
function withoutLink(error: unknown): LiveLink {
  if (!(error instanceof ApiError && error.status >= 500)) throw error
  return { link: '', transcode: undefined, mayWatch: true }
}

async function vimeoLink(id: string, signal?: AbortSignal): Promise<LiveLink> {
  const params = { tenant: getTenant().name, id, userId: memberId() }
  try {
    const told = await api('vimeoStreamingUrl', { params, ...(signal && { signal }) })
    const { liveStreamingLink: link, startOverLink, replayLink, transcode } = told
    return { link, startOverLink, replayLink, transcode: transcode?.status, mayWatch: true }
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 403)) throw error
    return { link: '', transcode: undefined, mayWatch: false }
  }
}
