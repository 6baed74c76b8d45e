import { awaitTimeoutMinutes, countdownHours } from '../constants.ts'
import {
  type ConnectSource,
  connectSource,
  type EventType,
  eventType,
  type LiveStatus,
  liveStatus,
} from './enumerations.ts'
import { isOver } from './is-over.ts'
import { isPlayableLink } from './is-playable-link.ts'
import { liveLatencySeconds } from './live-sync.ts'

/** Everything that decides the state of a live page. Times in epoch milliseconds. */
export type LiveInput = {
  source: ConnectSource
  type: EventType
  /** The values of the list's card, `null` if the page was opened by its URL. */
  card: { status: LiveStatus; link: string | null } | null
  /** The stream link: `undefined` until the server has replied, empty or `null` if there is none. */
  link: string | null | undefined
  /** The start: live.active_Time, else next_Occurrence_Time; `null` if the event has no schedule (D-89). */
  startsAt: number | null
  durationSeconds: number | null
  /** transcode.status; missing means complete (D-32). */
  transcode: string | null | undefined
  /** The player reached the end, or lost the stream while online (D-38). */
  hasPlayerEnded: boolean
  /** The page's origin, to recognise links of this site. */
  ownOrigin: string
  now: number
}

/** The state of a live page. Every state but `streaming` and `awaiting` maps to the status "unavailable". */
export type LiveState =
  /** The event has no schedule: redirect to the live schedule (LIVE-24). */
  | { state: 'noSchedule' }
  | { state: 'unavailable'; startsAt: number | null }
  | { state: 'countdown'; startsAt: number; remainingSeconds: number }
  /** The event has started but has no link: poll until `hasTimedOut`. */
  | { state: 'awaiting'; since: number; hasTimedOut: boolean }
  | { state: 'transcoding' }
  /** A `startedAt` in the past shows the join counter. */
  | { state: 'streaming'; link: string; startedAt: number | null }
  | { state: 'ended' }

/**
 * Derives the state of a live page. Call it every second and on each reply with the previous state, which carries the start of the wait and
 * that the event has ended. Pass `null` to start over, as Retry does (D-33).
 */
export function liveState(previous: LiveState | null, input: LiveInput): LiveState {
  const { startsAt, now } = input
  if (input.type === eventType.videoOnDemand) return recording(input)
  if (previous?.state === 'ended' || input.hasPlayerEnded) return { state: 'ended' }
  if (isOver(startsAt, input.durationSeconds, now - stillToSee(previous, input))) return { state: 'ended' }
  if (isTranscoding(input)) return { state: 'transcoding' }
  const link = knownLink(input)
  const isWexer = input.source === connectSource.wexer
  if (link !== null && (!isWexer || (startsAt !== null && now >= startsAt))) {
    return { state: 'streaming', link, startedAt: startsAt }
  }
  if (startsAt === null) return { state: 'noSchedule' }
  if (now < startsAt) return upcoming(startsAt, now)
  if (input.link === undefined && input.card?.status !== liveStatus.awaiting) return { state: 'unavailable', startsAt }
  const since = previous?.state === 'awaiting' ? previous.since : now
  return { state: 'awaiting', since, hasTimedOut: now - since >= awaitTimeoutMinutes * 60_000 }
}

/** A recording has no schedule: it plays as soon as it has a link. */
function recording(input: LiveInput): LiveState {
  if (input.hasPlayerEnded) return { state: 'ended' }
  if (isTranscoding(input)) return { state: 'transcoding' }
  const link = knownLink(input)
  return link === null ? { state: 'unavailable', startsAt: null } : { state: 'streaming', link, startedAt: null }
}

/** The playable link: the server's, or before its first reply the card's if the card is streaming. */
function knownLink({ link, card, ownOrigin }: LiveInput): string | null {
  const known = link === undefined && card?.status === liveStatus.streaming ? card.link : link
  return known && isPlayableLink(known, ownOrigin) ? known : null
}

/** Milliseconds that a simulated live continues after its end by the clock: playback lags, and current viewers see it to the end. */
function stillToSee(previous: LiveState | null, { type }: LiveInput): number {
  return previous?.state === 'streaming' && type === eventType.simulatedLive ? liveLatencySeconds * 1000 : 0
}

function isTranscoding({ transcode }: LiveInput): boolean {
  return Boolean(transcode) && transcode !== 'complete'
}

function upcoming(startsAt: number, now: number): LiveState {
  if (startsAt - now >= countdownHours * 3_600_000) return { state: 'unavailable', startsAt }
  return { state: 'countdown', startsAt, remainingSeconds: Math.ceil((startsAt - now) / 1000) }
}
