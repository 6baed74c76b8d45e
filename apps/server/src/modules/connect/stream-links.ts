import { isLinkReady } from '@upbeat/rules/live/scheduled-status'
import type { ShownOccurrence } from '@upbeat/rules/live/shown-occurrence'
import type { Context } from '../../platform/http/context.ts'
import type { ClassLinks } from '../classes/present.ts'
import type { MediaService } from '../media/service.ts'
import type { EventRow } from './repository.ts'

type Media = Pick<MediaService, 'address' | 'linksFor'>

/** Whether the stream is there: a finished recording, or a broadcast that has begun. It stays for who comes late. */
export function hasStream(row: EventRow, occurrence: ShownOccurrence | null, now: Date): boolean {
  if (row.transcode !== 'complete' || (row.link === null && row.media === null)) return false
  if (row.type === 3) return true
  return occurrence !== null && isLinkReady(occurrence.startsAt, row.linkDelaySecond, now.getTime())
}

/** Where a member watches a stream that is there: an outside address as it is, one of ours signed for the session. */
export function streamLink(media: Media, context: Context, row: EventRow, occurrence: ShownOccurrence | null): string {
  if (row.link !== null) return row.link
  if (!context.member) return ''
  const owner = { tenantId: context.tenantId, session: context.member.tokenHash }
  return `${context.origin}${media.address(owner, row.videoId, airingOf(row, occurrence)).stream}`
}

/** The same with captions and cues, as a whole class carries them. */
export async function classLinks(
  media: Media,
  context: Context,
  row: EventRow,
  occurrence: ShownOccurrence | null,
): Promise<ClassLinks> {
  if (row.link !== null) return { alternateLink: row.link, captionLinks: [], cueTrackLink: null }
  return media.linksFor(context, row.videoId, airingOf(row, occurrence))
}

/** Simulated live plays by the clock, everything else from its beginning (D-30). */
function airingOf(row: EventRow, occurrence: ShownOccurrence | null): Date | undefined {
  return row.type === 1 && occurrence ? new Date(occurrence.startsAt) : undefined
}
