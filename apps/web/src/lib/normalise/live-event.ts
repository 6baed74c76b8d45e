import type { VimeoEvent, WexerEvent } from '@upbeat/contract/entities/live-event'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'

type Shared = Omit<VimeoEvent, 'event_id' | 'name' | 'videoID' | 'next_Occurrence_Time'>

/** A Connect event with normalised field names, whatever its source. */
export type LiveEvent = Shared & {
  id: string
  title: string
  videoId: string | null
  /** ISO time of the next start. */
  nextOccurrenceTime: string | null
  virtualClass: ListedClass | null
}

/** An event as sent by either source: each field under any of its names (ENT-13, D-31). */
export type ReceivedEvent = Partial<VimeoEvent & WexerEvent> & { next_Occurence_Time?: string | null }

export function normaliseEvent(received: ReceivedEvent): LiveEvent {
  const { id, event_id, title, name, videoId, videoID, next_Occurrence_Time, next_Occurence_Time, ...shared } = received
  return {
    ...empty,
    ...shared,
    id: id ?? event_id ?? '',
    title: title ?? name ?? '',
    videoId: videoId ?? videoID ?? null,
    nextOccurrenceTime: next_Occurrence_Time ?? next_Occurence_Time ?? null,
  }
}

export function normaliseEvents(received: { eventData?: readonly ReceivedEvent[] | null }): LiveEvent[] {
  return (received.eventData ?? []).map(normaliseEvent)
}

const empty: Omit<LiveEvent, 'id' | 'title' | 'videoId' | 'nextOccurrenceTime'> = {
  description: null,
  type: 3,
  duration: 0,
  pictures: { sizes: [] },
  trailerLink: null,
  trailerLinkWeb: null,
  level: null,
  stream_Description: null,
  live: null,
  schedule: null,
  favourite: false,
  providerId: '',
  providerName: '',
  liveStreamingLink: '',
  virtualClass: null,
}
