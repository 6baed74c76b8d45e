import type { WexerEvents } from '@upbeat/contract/entities/event-list'
import type { WexerEvent } from '@upbeat/contract/entities/live-event'
import type { ConnectClass } from '@upbeat/contract/entities/live-video'
import { VirtualClass } from '@upbeat/contract/entities/virtual-class'
import type { Context } from '../../../platform/http/context.ts'
import { noLinks } from '../../classes/present.ts'
import type { ConnectService } from '../service.ts'
import { type OutsideParts, type Viewer, viewerOf } from './outside-viewer.ts'
import { pathSegment } from './path-segment.ts'
import type { Ask, OutsideProvider } from './provider.ts'
import { readWexerEvents } from './read-events.ts'
import { readStreamingLink } from './read-streaming-link.ts'

type Kind = Ask<unknown>['kind']
type Verbs = 'events' | 'wexerPreview' | 'wexerEventVideos' | 'connectClass'

/** The wexer calls, answered by a club's outside provider. Access and favourites come from our own data. */
export function createOutsideWexer(provider: OutsideProvider, parts: OutsideParts): Pick<ConnectService, Verbs> {
  async function list(context: Context, kind: Kind, path: string, missing?: 'notFound'): Promise<WexerEvents> {
    const events = await parts.ask(provider, path, {
      kind,
      freshSeconds: 15,
      address: context.address,
      read: readWexerEvents,
      ...(missing && { missing }),
    })
    const viewer = await viewerOf(context, parts)
    return { eventData: events.map((event) => seen(event, viewer)) }
  }

  function seen(event: WexerEvent, viewer: Viewer): WexerEvent {
    const shown = viewer.see(event, event.videoId)
    return { ...shown, virtualClass: { ...shown.virtualClass, favourite: shown.favourite } }
  }

  function events(context: Context): Promise<WexerEvents> {
    return list(context, 'events', '/api/v1/connect/events')
  }

  async function wexerPreview(context: Context): Promise<WexerEvents> {
    const { eventData } = await list(context, 'preview', '/api/v1/connect/events/5')
    return { eventData: eventData.slice(0, 5) }
  }

  async function wexerEventVideos(context: Context, id: string): Promise<WexerEvents> {
    const club = pathSegment(provider.tenant)
    return list(context, 'event', `/api/v1/connect/${club}/live_event/${pathSegment(id)}/videos`, 'notFound')
  }

  /** Requested without a member's id, so that the answer can be shared; its links are only for members with access. */
  async function connectClass(context: Context, id: string): Promise<ConnectClass> {
    const path = `/api/v2/ondemand/connect/${pathSegment(id)}/guest`
    const answer = await parts.ask(provider, path, {
      kind: 'link',
      freshSeconds: 3,
      address: context.address,
      missing: 'classNotFound',
      read: readClass,
    })
    const viewer = await viewerOf(context, parts)
    const event = seen(answer.event, viewer)
    const alternateLink = viewer.link(answer.virtualClass.alternateLink)
    const links = viewer.mayWatch ? { alternateLink } : noLinks
    return {
      event,
      transcode: answer.transcode,
      liveStreamingLink: viewer.link(answer.liveStreamingLink),
      virtualClass: { ...answer.virtualClass, favourite: event.favourite, ...links },
    }
  }

  return { events, wexerPreview, wexerEventVideos, connectClass }
}

/** @throws Error if it isn't a class with its event */
function readClass(body: unknown): ConnectClass {
  const answer = body as Partial<Record<keyof ConnectClass, unknown>>
  const { liveStreamingLink, transcode } = readStreamingLink(body)
  const [event] = readWexerEvents({ eventData: [answer.event] })
  if (!event) throw new Error('The class comes without its event')
  const known = { ...noLinks, classDescription: null, alternateLink: liveStreamingLink }
  const virtualClass = VirtualClass.parse({ ...known, ...event.virtualClass, ...(answer.virtualClass as object) })
  return { event, liveStreamingLink, transcode, virtualClass }
}
