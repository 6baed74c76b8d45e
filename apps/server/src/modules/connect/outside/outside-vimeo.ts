import type { EventPage, LiveEvents, VimeoEvents } from '@upbeat/contract/entities/event-list'
import type { VimeoEvent } from '@upbeat/contract/entities/live-event'
import { LiveVideo, type StreamingLink } from '@upbeat/contract/entities/live-video'
import type { Context, MemberContext } from '../../../platform/http/context.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { ConnectService } from '../service.ts'
import { type OutsideParts, type Viewer, viewerOf } from './outside-viewer.ts'
import { pathSegment } from './path-segment.ts'
import type { OutsideProvider } from './provider.ts'
import { readPaging, readVimeoEvents } from './read-events.ts'
import { readStreamingLink } from './read-streaming-link.ts'

type Verbs = 'videos' | 'live' | 'vimeoPreview' | 'vimeoEventVideos' | 'video' | 'streamingUrl'
type Listed = { events: VimeoEvent[]; paging: ReturnType<typeof readPaging>; link: string }

/** The vimeo calls, answered by a club's outside provider. Who may watch and what is a favourite is ours to say. */
export function createOutsideVimeo(provider: OutsideProvider, parts: OutsideParts): Pick<ConnectService, Verbs> {
  const base = `/api/v1/vimeo/${pathSegment(provider.tenant)}`

  async function list(context: Context, path: string, missing?: 'notFound'): Promise<Listed & { viewer: Viewer }> {
    const listed = await parts.ask(provider, base + path, {
      freshSeconds: 15,
      address: context.address,
      ...(missing && { missing }),
      read: (body): Listed => ({
        events: readVimeoEvents(body),
        paging: readPaging(body),
        link: String((body as { liveStreamingLink?: unknown }).liveStreamingLink ?? ''),
      }),
    })
    return { ...listed, viewer: await viewerOf(context, parts) }
  }

  function seen({ events, viewer }: Pick<Listed, 'events'> & { viewer: Viewer }): VimeoEvent[] {
    return events.map((event) => viewer.see(event, event.videoID))
  }

  async function videos(context: Context, query: Parameters<ConnectService['videos']>[1]): Promise<EventPage> {
    const asked = new URLSearchParams({ page: String(query.page) })
    if (query.providerId) asked.set('providerId', query.providerId)
    const answer = await list(context, `/videos?${asked}`)
    return { eventData: seen(answer), ...answer.paging, liveStreamingLink: answer.viewer.link(answer.link) }
  }

  async function live(context: Context): Promise<LiveEvents> {
    const answer = await list(context, '/live')
    const { eventDetail } = answer.paging
    return { eventData: seen(answer), eventDetail, liveStreamingLink: answer.viewer.link(answer.link) }
  }

  async function vimeoPreview(context: Context): Promise<VimeoEvents> {
    return { eventData: seen(await list(context, '/preview/5')).slice(0, 5) }
  }

  async function vimeoEventVideos(context: Context, id: string): Promise<VimeoEvents> {
    return { eventData: seen(await list(context, `/live_event/${pathSegment(id)}/videos`, 'notFound')) }
  }

  async function video(context: Context, videoId: string): Promise<LiveVideo> {
    const path = `${base}/live_event/videos/${pathSegment(videoId)}`
    return parts.ask(provider, path, {
      freshSeconds: 15,
      address: context.address,
      missing: 'notFound',
      read: (body) => LiveVideo.parse({ ...(body as object), transcode: readStreamingLink(body).transcode }),
    })
  }

  /** Asked in nobody's name: the answer serves all who may watch. */
  async function streamingUrl(context: MemberContext, id: string): Promise<StreamingLink> {
    const viewer = await viewerOf(context, parts)
    if (!viewer.mayWatch) throw new Failure('noAccess')
    const told = await parts.ask(provider, `${base}/live_event/${pathSegment(id)}/streamingurl/guest`, {
      freshSeconds: 3,
      address: context.address,
      missing: 'notFound',
      read: readStreamingLink,
    })
    return { ...told, liveStreamingLink: viewer.link(told.liveStreamingLink) }
  }

  return { videos, live, vimeoPreview, vimeoEventVideos, video, streamingUrl }
}
