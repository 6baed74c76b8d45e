import type { EventDetail } from '@upbeat/contract/entities/event-list'
import type { VimeoEvent, WexerEvent } from '@upbeat/contract/entities/live-event'
import type { LiveVideo } from '@upbeat/contract/entities/live-video'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { scheduledStatus } from '@upbeat/rules/live/scheduled-status'
import type { ShownOccurrence } from '@upbeat/rules/live/shown-occurrence'
import type { LiveEvent } from '../events/event-row.ts'
import { startsOf } from '../events/occurrences.ts'
import type { StreamSource } from './stream-links.ts'

/** An event as one caller sees it at one moment. */
export type SeenEvent = {
  row: LiveEvent
  /** Null for video on demand. */
  occurrence: ShownOccurrence | null
  /** Whether there is a stream, for callers with access. */
  hasLink: boolean
  /** Empty if there is no stream or no access. */
  link: string
  source: StreamSource | null
  /** The recording of a daily event's last occurrence, for callers with access. */
  replay: StreamSource | null
  favourite: boolean
  now: number
}

/** Pictures have an aspect ratio of 16:9. */
const pictureSizes = [
  { width: 640, height: 360 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
]

export function presentVimeo(seen: SeenEvent): VimeoEvent {
  const { id, name, tag } = seen.row
  return { event_id: id, name, videoID: tag, ...shared(seen) }
}

export function presentWexer(seen: SeenEvent, listed: Omit<ListedClass, 'favourite'>): WexerEvent {
  const { id, name, tag } = seen.row
  return { id, title: name, videoId: tag, ...shared(seen), virtualClass: presentClass(seen, listed) }
}

/** The event's class, with the name and the coach that the shown occurrence may have of its own. */
export function presentClass({ row, favourite }: SeenEvent, listed: Omit<ListedClass, 'favourite'>): ListedClass {
  return { ...listed, className: row.name, instructor: row.instructor, favourite }
}

export function presentDetail(seen: SeenEvent): EventDetail {
  const { providerId, providerName, name, description } = seen.row
  return {
    providerId,
    providerName,
    name,
    description,
    sizes: pictures(seen.row).sizes,
    live: live(seen),
    schedule: { next_Occurence_Time: isoTime(seen.occurrence?.startsAt) },
  }
}

export function presentVideo(row: LiveEvent): LiveVideo {
  return {
    videoID: row.tag,
    created_Time: row.createdAt.toISOString(),
    trailerLink: row.trailerLink,
    description: row.description,
    name: row.name,
    pictures: pictures(row),
    duration: row.durationSecond,
    transcode: { status: row.transcode },
  }
}

function shared(seen: SeenEvent): Omit<VimeoEvent, 'event_id' | 'name' | 'videoID'> {
  const { row } = seen
  return {
    description: row.description,
    type: row.type,
    duration: row.durationSecond,
    pictures: pictures(row),
    trailerLink: row.trailerLink,
    trailerLinkWeb: row.trailerLink,
    level: row.level as VimeoEvent['level'],
    stream_Description: row.streamDescription,
    next_Occurrence_Time: isoTime(seen.occurrence?.startsAt),
    live: live(seen),
    schedule: schedule(seen),
    favourite: seen.favourite,
    providerId: row.providerId,
    providerName: row.providerName,
    liveStreamingLink: seen.link,
    transcode: { status: row.transcode },
  }
}

/** The state of the shown occurrence, also before it starts: countdown and join counter start from here (D-89). */
function live({ occurrence, hasLink, now }: SeenEvent): VimeoEvent['live'] {
  if (!occurrence) return null
  const status = scheduledStatus({ ...occurrence, hasLink, now })
  return { status, active_Time: isoTime(occurrence.startsAt) }
}

/** A daily event includes its next seven days (D-29). */
function schedule({ row, now }: SeenEvent): VimeoEvent['schedule'] {
  if (row.time === null) return null
  if (row.time.kind === 'single') {
    return { type: 'single', availableDate: [new Date(row.time.startsAt).toISOString()], daily_Time: null }
  }
  const availableDate = startsOf(row, new Date(now)).map((start) => new Date(start).toISOString())
  return { type: 'daily', availableDate, daily_Time: row.time.timeOfDay }
}

function pictures({ imageLink }: LiveEvent): VimeoEvent['pictures'] {
  return { sizes: pictureSizes.map(({ width, height }) => ({ link: `${imageLink}?width=${width}`, height })) }
}

function isoTime(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString()
}
