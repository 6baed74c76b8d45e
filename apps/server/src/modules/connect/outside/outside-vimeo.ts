import type { EventPage, LiveEvents, VimeoEvents } from '@upbeat/contract/entities/event-list'
import type { VimeoEvent } from '@upbeat/contract/entities/live-event'
import { LiveVideo, type StreamingLink } from '@upbeat/contract/entities/live-video'
import { Failure } from '../../../platform/failure/failure.ts'
import type { Context, MemberContext } from '../../../platform/http/context.ts'
import type { ConnectService } from '../service.ts'
import { type OutsideParts, type Viewer, viewerOf } from './outside-viewer.ts'
import { pathSegment } from './path-segment.ts'
import type { Ask, OutsideProvider } from './provider.ts'
import { readPaging, readVimeoEvents } from './read-events.ts'
import { readStreamingLink } from './read-streaming-link.ts'

type Kind = Ask<unknown>['kind']
type Verbs = 'videos' | 'live' | 'vimeoPreview' | 'vimeoEventVideos' | 'video' | 'streamingUrl'
type Listed = { events: VimeoEvent[]; paging: ReturnType<typeof readPaging>; link: string }

/** The vimeo calls, answered by a club's outside provider. Access and favourites come from our own data. */
export function createOutsideVimeo(provider: OutsideProvider, parts: OutsideParts): Pick<ConnectService, Verbs> {
  const base = `/api/v1/vimeo/${pathSegment(provider.tenant)}`

  async function list(
    context: Context,
    kind: Kind,
    path: string,
    missing?: 'notFound',
  ): Promise<Listed & { viewer: Viewer }> {
    const listed = await parts.ask(provider, base + path, {
      kind,
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
    const first = await page(context, { ...query, page: 1 })
    // A page beyond the last is the caller's mistake, so the provider isn't asked for it.
    if (query.page > lastPage(first.paging)) {
      return { ...first.paging, eventData: [], recordsLeft: 0, liveStreamingLink: first.viewer.link(first.link) }
    }
    const answer = query.page === 1 ? first : await page(context, query)
    return { eventData: seen(answer), ...answer.paging, liveStreamingLink: answer.viewer.link(answer.link) }
  }

  function page(context: Context, query: Parameters<ConnectService['videos']>[1]) {
    const search = new URLSearchParams({ page: String(query.page) })
    if (query.providerId) search.set('providerId', query.providerId)
    return list(context, 'events', `/videos?${search}`)
  }

  async function live(context: Context): Promise<LiveEvents> {
    const answer = await list(context, 'events', '/live')
    const { eventDetail } = answer.paging
    return { eventData: seen(answer), eventDetail, liveStreamingLink: answer.viewer.link(answer.link) }
  }

  async function vimeoPreview(context: Context): Promise<VimeoEvents> {
    return { eventData: seen(await list(context, 'preview', '/preview/5')).slice(0, 5) }
  }

  async function vimeoEventVideos(context: Context, id: string): Promise<VimeoEvents> {
    return { eventData: seen(await list(context, 'event', `/live_event/${pathSegment(id)}/videos`, 'notFound')) }
  }

  async function video(context: Context, videoId: string): Promise<LiveVideo> {
    const path = `${base}/live_event/videos/${pathSegment(videoId)}`
    return parts.ask(provider, path, {
      kind: 'event',
      freshSeconds: 15,
      address: context.address,
      missing: 'notFound',
      read: (body) => LiveVideo.parse({ ...(body as object), transcode: readStreamingLink(body).transcode }),
    })
  }

  /** Requested without a member's id, so that the answer can be shared. */
  async function streamingUrl(context: MemberContext, id: string): Promise<StreamingLink> {
    const viewer = await viewerOf(context, parts)
    if (!viewer.mayWatch) throw new Failure('noAccess')
    const answer = await parts.ask(provider, `${base}/live_event/${pathSegment(id)}/streamingurl/guest`, {
      kind: 'link',
      freshSeconds: 3,
      address: context.address,
      missing: 'notFound',
      read: readStreamingLink,
    })
    return { ...answer, liveStreamingLink: viewer.link(answer.liveStreamingLink) }
  }

  return { videos, live, vimeoPreview, vimeoEventVideos, video, streamingUrl }
}

function lastPage({ recordsLeft, perPage }: Listed['paging']): number {
  return 1 + Math.ceil(recordsLeft / Math.max(1, perPage))
}
