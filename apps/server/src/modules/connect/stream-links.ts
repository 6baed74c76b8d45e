import { isPlayableLink } from '@upbeat/rules/live/is-playable-link'
import { isLinkReady } from '@upbeat/rules/live/scheduled-status'
import type { ShownOccurrence } from '@upbeat/rules/live/shown-occurrence'
import type { Context } from '../../platform/http/context.ts'
import { type ClassLinks, noLinks } from '../classes/present.ts'
import type { LiveEvent } from '../events/event-row.ts'
import { type Airing, assetName } from '../media/asset-name.ts'
import type { MediaService } from '../media/service.ts'

type Media = Pick<MediaService, 'address' | 'linksFor'>
/** The source of an event's stream: an outside address, or our own media as described by `airing`. */
export type StreamSource =
  | { link: string }
  | { airing: Airing /** Of a class other than the event's. */; classTag?: string }
/** What was received of a broadcast, by its asset name: nothing, a recording, or one of which a class was published. */
export type FindReceived = (
  asset: string,
  context: Pick<Context, 'tenant'>,
) => Promise<{ classTag: string | null } | null>

/**
 * An event's current stream, or null: what the club's encoder sends or has sent, else a finished recording, else a
 * started broadcast. It remains for late viewers. An outside address that no page could play counts as none (D-106).
 */
export async function streamSource(
  row: LiveEvent,
  occurrence: ShownOccurrence | null,
  context: Pick<Context, 'now' | 'origin' | 'tenant'>,
  findReceived: FindReceived,
): Promise<StreamSource | null> {
  const { now, origin } = context
  const begun = occurrence !== null && occurrence.startsAt <= now.getTime() ? occurrence : null
  if (begun && row.broadcastStarts.includes(begun.startsAt)) {
    const airing = { broadcastAt: new Date(begun.startsAt) }
    const received = await findReceived(assetName({ tenantId: row.tenantId, tag: row.tag, ...airing }), context)
    if (received?.classTag) return { airing: {}, classTag: received.classTag }
    if (received) return { airing }
  }
  if (row.transcode !== 'complete' || (row.link === null && row.media === null)) return null
  const isThere =
    row.type === 3 || (occurrence !== null && isLinkReady(occurrence.startsAt, row.linkDelaySecond, now.getTime()))
  if (!isThere) return null
  if (row.link !== null) return isPlayableLink(row.link, origin) ? { link: row.link } : null
  // Simulated live plays by the clock, everything else from its beginning (D-30).
  if (row.type !== 1 || !occurrence) return { airing: {} }
  return { airing: { airedAt: new Date(occurrence.startsAt), mayStartOver: row.mayStartOver } }
}

/** The recording of a past occurrence; an outside address is valid only while the event is on. */
export async function replaySource(
  row: LiveEvent,
  occurrence: ShownOccurrence,
  context: Pick<Context, 'now' | 'origin' | 'tenant'>,
  findReceived: FindReceived,
): Promise<StreamSource | null> {
  const source = await streamSource(row, occurrence, context, findReceived)
  return source && 'airing' in source ? source : null
}

/** The link for a member: an outside address as it is, one of ours signed for the session. */
export function streamLink(media: Media, context: Context, row: LiveEvent, source: StreamSource): string {
  if ('link' in source) return source.link
  if (!context.member) return ''
  const owner = { tenantId: context.tenantId, session: context.member.tokenHash }
  return `${context.origin}${media.address(owner, tagOf(row, source), source.airing).stream}`
}

/** A link to the beginning of a running class, for late viewers; nothing if the class doesn't allow it. */
export function startOverLink(
  link: string,
  source: StreamSource,
  occurrence: ShownOccurrence | null,
): { startOverLink?: string } {
  const isAllowed = link !== '' && 'airing' in source && source.airing.mayStartOver && occurrence?.phase === 'running'
  return isAllowed ? { startOverLink: link.replace(/master\.m3u8$/, 'beginning.m3u8') } : {}
}

/** The links with captions and cues, as in a whole class; a broadcast has none. */
export async function classLinks(
  media: Media,
  context: Context,
  row: LiveEvent,
  source: StreamSource,
): Promise<ClassLinks> {
  if ('link' in source || source.airing.broadcastAt)
    return { ...noLinks, alternateLink: streamLink(media, context, row, source) }
  return media.linksFor(context, tagOf(row, source), source.airing)
}

/** A broadcast belongs to the event; what it plays otherwise may be a class's. */
function tagOf({ tag, mediaTag }: LiveEvent, { airing, classTag }: Exclude<StreamSource, { link: string }>): string {
  return airing.broadcastAt ? tag : (classTag ?? mediaTag)
}
