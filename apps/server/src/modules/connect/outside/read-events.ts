import { EventDetail, EventPage } from '@upbeat/contract/entities/event-list'
import { VimeoEvent, WexerEvent } from '@upbeat/contract/entities/live-event'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { z } from 'zod'

type Loose = Record<string, unknown>

const List = z.looseObject({ eventData: z.array(z.looseObject({})) })
const emptyEvent = {
  description: null,
  duration: 0,
  pictures: { sizes: [] },
  trailerLink: null,
  trailerLinkWeb: null,
  level: null,
  stream_Description: null,
  next_Occurrence_Time: null,
  live: null,
  schedule: null,
  favourite: false,
  providerId: '',
  providerName: '',
  liveStreamingLink: '',
}

/**
 * The events of an answer in the vimeo spelling. Unreadable ones are left out.
 * @throws ZodError if it isn't a list of events
 */
export function readVimeoEvents(body: unknown): VimeoEvent[] {
  return eventsOf(body).flatMap((event) => {
    const { id, title, videoId, ...rest } = event
    const spelled = { event_id: id, name: title, videoID: videoId ?? null, ...emptyEvent, ...defined(rest) }
    return readable(VimeoEvent.safeParse(spelled))
  })
}

/** The same in the wexer spelling, each with its class. */
export function readWexerEvents(body: unknown): WexerEvent[] {
  return eventsOf(body).flatMap((event) => {
    const { event_id, name, videoID, virtualClass, ...rest } = event
    const spelled: Loose = { id: event_id, title: name, videoId: videoID ?? null, ...emptyEvent, ...defined(rest) }
    const listed = { ...classOf(spelled), ...defined((virtualClass ?? {}) as Loose) }
    return readable(WexerEvent.safeParse({ ...spelled, virtualClass: listed }))
  })
}

/** A list's paging and detail; without paging there are no more pages. */
export function readPaging(body: unknown): Pick<EventPage, 'recordsLeft' | 'totalRecords' | 'perPage' | 'eventDetail'> {
  const { eventData, ...rest } = List.parse(body)
  const paging = EventPage.pick({ recordsLeft: true, totalRecords: true, perPage: true }).safeParse(rest)
  const detail = EventDetail.safeParse(rest.eventDetail)
  const whole = { recordsLeft: 0, totalRecords: eventData.length, perPage: Math.max(1, eventData.length) }
  return { ...(paging.success ? paging.data : whole), eventDetail: detail.success ? detail.data : null }
}

function eventsOf(body: unknown): Loose[] {
  return List.parse(body).eventData
}

function readable<T>(parsed: { success: true; data: T } | { success: false }): T[] {
  return parsed.success ? [parsed.data] : []
}

/** Drops missing and null values, so that they don't replace defaults. */
function defined(values: Loose): Loose {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null))
}

function classOf({ videoId, title, description, duration, providerId, providerName, level }: Loose): ListedClass {
  return {
    tag: String(videoId ?? ''),
    className: String(title ?? ''),
    classDescription: (description ?? null) as null,
    durationSecond: Number(duration) || null,
    durationMinutes: null,
    imageLink: null,
    level: level as null,
    trailerLinkWeb: null,
    trailerLinkMobile: null,
    skill: null,
    intensity: null,
    labels: [],
    keywords: [],
    focusArea: [],
    calorieBurn: null,
    equipmentNames: [],
    equipmentTypes: [],
    classCategory: null,
    classSubCategory: null,
    languageName: null,
    favourite: false,
    scheduleDate: null,
    creationDate: null,
    providerID: String(providerId ?? ''),
    provider: String(providerName ?? ''),
    channelId: null,
    instructor: null,
    isActive: true,
    schedule: { availableDate: null },
    displayDate: null,
  }
}
