import type { EventPage, LiveEvents, VimeoEvents, WexerEvents } from '@upbeat/contract/entities/event-list'
import type { ConnectClass, LiveVideo, StreamingLink } from '@upbeat/contract/entities/live-video'
import { listPageSize } from '@upbeat/rules/constants'
import { liveEnabled } from '@upbeat/rules/tenant/switches'
import { Failure } from '../../platform/failure/failure.ts'
import type { Context, MemberContext } from '../../platform/http/context.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import { type ClassLinks, noLinks } from '../classes/present.ts'
import { eventToShow, liveInWindow, onDemand, previewOf } from '../events/choose-events.ts'
import type { LiveEvent } from '../events/event-row.ts'
import type { Events } from '../events/events.ts'
import { lastOccurrenceOf, occurrenceOf } from '../events/occurrences.ts'
import type { MediaService } from '../media/service.ts'
import { createPictureOfSchedule } from './picture-of-schedule.ts'
import { presentClass, presentDetail, presentVideo, presentVimeo, presentWexer, type SeenEvent } from './present.ts'
import {
  classLinks,
  type FindReceived,
  replaySource,
  type StreamSource,
  startOverLink,
  streamLink,
  streamSource,
} from './stream-links.ts'

export type ConnectService = ReturnType<typeof createConnectService>
type Parts = {
  events: Pick<Events, 'of' | 'byId' | 'byTag' | 'find'>
  catalogues: Pick<Catalogues, 'of'>
  favouriteTags: (context: Context) => Promise<ReadonlySet<string>>
  hasAccess: (tenantId: string, memberId: string) => Promise<boolean>
  media: Pick<MediaService, 'address' | 'linksFor'>
  findReceived: FindReceived
}

export type EventContext = Pick<Context, 'tenant' | 'origin' | 'now'>

/** Clubs' live and on-demand events, in the spelling of either source (D-31, D-36). */
export function createConnectService({
  events: clubEvents,
  catalogues,
  favouriteTags,
  hasAccess,
  media,
  findReceived,
}: Parts) {
  /** How the caller sees events now: links only with access. */
  async function viewer(context: Context): Promise<(row: LiveEvent) => Promise<SeenEvent>> {
    const favourites = await favouriteTags(context)
    const mayWatch = await mayWatchOf(context)
    return async (row) => {
      const occurrence = occurrenceOf(row, context.now)
      const source = await sourceOf(context, row)
      const replay = source === null && mayWatch ? await replayOf(context, row) : null
      return {
        row,
        occurrence,
        source,
        replay,
        hasLink: source !== null,
        link: source && mayWatch ? streamLink(media, context, row, source) : '',
        favourite: favourites.has(row.tag),
        now: context.now.getTime(),
      }
    }
  }

  async function sourceOf(context: EventContext, row: LiveEvent): Promise<StreamSource | null> {
    return streamSource(row, occurrenceOf(row, context.now), context, findReceived)
  }

  async function replayOf(context: EventContext, row: LiveEvent): Promise<StreamSource | null> {
    const last = lastOccurrenceOf(row, context.now)
    return last && replaySource(row, last, context, findReceived)
  }

  async function mayWatchOf({ member, tenantId }: Context) {
    return member !== null && (await hasAccess(tenantId, member.memberId))
  }

  /** Whether members with access can watch an event now, or the recording of its last occurrence. */
  async function isWatchable(row: LiveEvent, context: EventContext): Promise<boolean> {
    if (row.transcode !== 'complete') return false
    return ((await sourceOf(context, row)) ?? (await replayOf(context, row))) !== null
  }

  async function seenEvents(context: Context): Promise<SeenEvent[]> {
    return Promise.all((await clubEvents.of(context.tenantId, context.now)).map(await viewer(context)))
  }

  /** One page of the events on demand, of all providers or one; pages count from 1 (API-29, ENT-17). */
  async function videos(
    context: Context,
    query: { page: number; providerId?: string | undefined },
  ): Promise<EventPage> {
    const events = await seenEvents(context)
    const wanted = onDemand(events).filter(({ row }) => !query.providerId || row.providerId === query.providerId)
    const from = (query.page - 1) * listPageSize
    const page = wanted.slice(from, from + listPageSize)
    return {
      ...withDetail(events, page),
      recordsLeft: Math.max(0, wanted.length - from - page.length),
      totalRecords: wanted.length,
      perPage: listPageSize,
    }
  }

  async function live(context: Context): Promise<LiveEvents> {
    const events = await seenEvents(context)
    return withDetail(events, liveInWindow(events))
  }

  async function vimeoPreview(context: Context): Promise<VimeoEvents> {
    return { eventData: previewOf(await seenEvents(context), showsLive(context)).map(presentVimeo) }
  }

  /** Live events within 7 days, then those on demand (API-33). */
  async function events(context: Context): Promise<WexerEvents> {
    const all = await seenEvents(context)
    return wexer(context, [...liveInWindow(all), ...onDemand(all)])
  }

  async function wexerPreview(context: Context): Promise<WexerEvents> {
    return wexer(context, previewOf(await seenEvents(context), showsLive(context)))
  }

  /** An event's own video, then its provider's recordings. @throws Failure notFound */
  async function eventVideos(context: Context, id: string): Promise<SeenEvent[]> {
    const found = await clubEvents.byId(context.tenantId, id, context.now)
    if (!found) throw new Failure('notFound')
    const all = await seenEvents(context)
    // An occurrence far from now isn't in the list.
    const event = all.find(({ row }) => row.id === found.id) ?? (await (await viewer(context))(found))
    const { providerId } = found
    return [event, ...onDemand(all).filter(({ row }) => row.providerId === providerId && row.id !== found.id)]
  }

  async function vimeoEventVideos(context: Context, id: string): Promise<VimeoEvents> {
    return { eventData: (await eventVideos(context, id)).map(presentVimeo) }
  }

  async function wexerEventVideos(context: Context, id: string): Promise<WexerEvents> {
    return wexer(context, await eventVideos(context, id))
  }

  /** By the video's id or the event's. @throws Failure notFound */
  async function video(context: Context, videoId: string): Promise<LiveVideo> {
    return presentVideo(await find(context, videoId))
  }

  /** The stream's link, empty while the stream is awaited. @throws Failure notFound, noAccess */
  async function streamingUrl(context: MemberContext, id: string): Promise<StreamingLink> {
    const row = await find(context, id)
    if (!(await mayWatchOf(context))) throw new Failure('noAccess')
    const seen = await (await viewer(context))(row)
    return { liveStreamingLink: seen.link, transcode: { status: row.transcode }, ...otherLinks(context, seen) }
  }

  /**
   * A Connect class by its event's id or its own tag; links only with access (API-34).
   * @throws Failure classNotFound
   */
  async function connectClass(context: Context, id: string): Promise<ConnectClass> {
    const row = await find(context, id, 'classNotFound')
    const known = (await catalogues.of(context.tenant)).byTag.get(row.tag)
    if (!known) throw new Failure('classNotFound')
    const seen = await (await viewer(context))(row)
    const watchable = seen.link !== '' ? seen.source : seen.replay
    const links = watchable ? await classLinks(media, context, row, watchable) : noLinks
    return {
      virtualClass: { ...presentClass(seen, known.listed), classDescription: row.description, ...links },
      liveStreamingLink: seen.link,
      ...otherLinks(context, seen),
      transcode: { status: row.transcode },
      event: presentWexer(seen, known.listed),
    }
  }

  /** The links of a class for a member with access; null if it isn't one of Connect's. */
  async function linksOf(context: Context, tag: string): Promise<ClassLinks | null> {
    const row = await clubEvents.byTag(context.tenantId, tag, context.now)
    if (!row) return null
    const source = (await sourceOf(context, row)) ?? (await replayOf(context, row))
    return source ? classLinks(media, context, row, source) : noLinks
  }

  /** A link to the beginning while an event is on, the last occurrence's replay until the next begins, or nothing. */
  function otherLinks(context: Context, { row, link, source, replay, occurrence }: SeenEvent) {
    if (source) return startOverLink(link, source, occurrence)
    return replay ? { replayLink: streamLink(media, context, row, replay) } : {}
  }

  async function find(
    { tenantId, now }: Context,
    id: string,
    missing: 'notFound' | 'classNotFound' = 'notFound',
  ): Promise<LiveEvent> {
    const row = await clubEvents.find(tenantId, id, now)
    if (!row) throw new Failure(missing)
    return row
  }

  async function wexer(context: Context, events: SeenEvent[]): Promise<WexerEvents> {
    const { byTag } = await catalogues.of(context.tenant)
    const eventData = events.flatMap((seen) => {
      const known = byTag.get(seen.row.tag)
      return known ? [presentWexer(seen, known.listed)] : []
    })
    return { eventData }
  }

  return {
    videos,
    live,
    vimeoPreview,
    vimeoEventVideos,
    video,
    streamingUrl,
    events,
    pictureOfSchedule: createPictureOfSchedule({ events: clubEvents, catalogues, sourceOf }),
    wexerPreview,
    wexerEventVideos,
    connectClass,
    linksOf,
    isWatchable,
  }
}

function showsLive({ tenant }: Context): boolean {
  return liveEnabled(tenant.config)
}

function withDetail(events: SeenEvent[], listed: SeenEvent[]): LiveEvents {
  const shown = eventToShow(liveInWindow(events))
  return {
    eventData: listed.map(presentVimeo),
    eventDetail: shown && presentDetail(shown),
    liveStreamingLink: shown?.link ?? '',
  }
}
