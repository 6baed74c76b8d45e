import type { LiveVideo } from '@upbeat/contract/entities/live-video'
import type { VirtualClass } from '@upbeat/contract/entities/virtual-class'
import type { LiveEvent } from '../../../lib/normalise/live-event.ts'
import { eventPicture } from '../event-picture.ts'

/** Everything that a live page knows of its event. */
export type LiveDetails = {
  event: LiveEvent
  virtualClass: VirtualClass
  /** `undefined` before the first reply, empty if there is none. */
  link: string | undefined
  /** The same class from its beginning, for late viewers; empty if not allowed. */
  startOverLink?: string | undefined
  /** The recording of a daily event's last occurrence, until the next one starts; empty if there is none. */
  replayLink?: string | undefined
  /** transcode.status (D-32). */
  transcode: string | undefined
  /** False once the server has refused the stream. */
  mayWatch: boolean
}

/** A card's data, used until the server replies. */
export function detailsOfCard(event: LiveEvent): LiveDetails {
  return { event, virtualClass: classOfEvent(event), link: undefined, transcode: undefined, mayWatch: true }
}

/** Maps a live event to a class, as the player and the reports expect. `known`: its class, if the source sends one. */
export function classOfEvent(event: LiveEvent, known?: VirtualClass): VirtualClass {
  return {
    ...(known ?? plainClass),
    ...(event.virtualClass && !known ? { ...event.virtualClass, classDescription: event.description } : {}),
    tag: event.videoId ?? event.id,
    className: event.title,
    classDescription: event.description,
    durationSecond: event.duration,
    imageLink: known?.imageLink ?? eventPicture(event),
    trailerLinkWeb: event.trailerLinkWeb,
    level: event.level,
    providerID: event.providerId || null,
    provider: event.providerName || null,
  }
}

/** Maps a live event's recording to a class. */
export function classOfVideo(video: LiveVideo): VirtualClass {
  return {
    ...plainClass,
    tag: video.videoID,
    className: video.name,
    classDescription: video.description,
    durationSecond: video.duration,
    imageLink: eventPicture(video),
    trailerLinkWeb: video.trailerLink,
    creationDate: video.created_Time,
  }
}

const plainClass: VirtualClass = {
  tag: '',
  className: '',
  classDescription: null,
  durationSecond: null,
  durationMinutes: null,
  imageLink: null,
  trailerLinkWeb: null,
  trailerLinkMobile: null,
  level: null,
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
  providerID: null,
  provider: null,
  channelId: null,
  instructor: null,
  isActive: true,
  schedule: { availableDate: null },
  displayDate: null,
  alternateLink: '',
  captionLinks: [],
  cueTrackLink: null,
  storyboardLink: null,
}
