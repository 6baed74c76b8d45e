import { isPlayableLink } from '@upbeat/rules/live/is-playable-link'
import { isLinkReady } from '@upbeat/rules/live/scheduled-status'
import type { ShownOccurrence } from '@upbeat/rules/live/shown-occurrence'
import type { Context } from '../../platform/http/context.ts'
import { type ClassLinks, noLinks } from '../classes/present.ts'
import { type Airing, assetName } from '../media/asset-name.ts'
import type { MediaService } from '../media/service.ts'
import type { EventRow } from './repository.ts'

type Media = Pick<MediaService, 'address' | 'linksFor'>
/** Where an event's stream comes from: an outside address, or our own media, as `airing` has it. */
export type StreamSource = { link: string } | { airing: Airing }
/** Whether something was received of a broadcast, by the name of its asset. */
export type IsReceived = (asset: string) => Promise<boolean>

/**
 * The stream of an event as it is now, null while there is none: what the club's encoder sends or has sent, else a finished recording,
 * else a broadcast that has begun. It stays for who comes late. An outside address that no page would play is none (D-106).
 */
export async function streamSource(
  row: EventRow,
  occurrence: ShownOccurrence | null,
  { now, origin }: Pick<Context, 'now' | 'origin'>,
  isReceived: IsReceived,
): Promise<StreamSource | null> {
  const begun = occurrence !== null && occurrence.startsAt <= now.getTime() ? occurrence : null
  if (begun && row.broadcastStarts.includes(begun.startsAt)) {
    const airing = { broadcastAt: new Date(begun.startsAt) }
    if (await isReceived(assetName({ tenantId: row.tenantId, tag: row.videoId, ...airing }))) return { airing }
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

/** What an occurrence that is over left here; an outside address is only good while the event is on. */
export async function replaySource(
  row: EventRow,
  occurrence: ShownOccurrence,
  asked: Pick<Context, 'now' | 'origin'>,
  isReceived: IsReceived,
): Promise<StreamSource | null> {
  const source = await streamSource(row, occurrence, asked, isReceived)
  return source && 'airing' in source ? source : null
}

/** Where a member watches: an outside address as it is, one of ours signed for the session. */
export function streamLink(media: Media, context: Context, row: EventRow, source: StreamSource): string {
  if ('link' in source) return source.link
  if (!context.member) return ''
  const owner = { tenantId: context.tenantId, session: context.member.tokenHash }
  return `${context.origin}${media.address(owner, row.videoId, source.airing).stream}`
}

/** The same class from its beginning, for who comes late while it is on; nothing where it allows none. */
export function startOverLink(
  link: string,
  source: StreamSource,
  occurrence: ShownOccurrence | null,
): { startOverLink?: string } {
  const isAllowed = link !== '' && 'airing' in source && source.airing.mayStartOver && occurrence?.phase === 'running'
  return isAllowed ? { startOverLink: link.replace(/master\.m3u8$/, 'beginning.m3u8') } : {}
}

/** The same with captions and cues, as a whole class carries them; a broadcast has none. */
export async function classLinks(
  media: Media,
  context: Context,
  row: EventRow,
  source: StreamSource,
): Promise<ClassLinks> {
  if ('link' in source || source.airing.broadcastAt)
    return { ...noLinks, alternateLink: streamLink(media, context, row, source) }
  return media.linksFor(context, row.videoId, source.airing)
}
