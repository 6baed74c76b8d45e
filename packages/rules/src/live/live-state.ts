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

/** All that decides what a live page shows. Times in epoch milliseconds. */
export type LiveInput = {
  source: ConnectSource
  type: EventType
  /** What the list's card said, `null` when the page was opened by its address. */
  card: { status: LiveStatus; link: string | null } | null
  /** The stream link: `undefined` until the server was asked, empty or `null` while there is none. */
  link: string | null | undefined
  /** The start: live.active_Time, else next_Occurrence_Time; `null` when the event has no schedule (D-89). */
  startsAt: number | null
  durationSeconds: number | null
  /** transcode.status; missing counts as complete (D-32). */
  transcode: string | null | undefined
  /** The player came to the end, or lost the stream while online (D-38). */
  hasPlayerEnded: boolean
  /** The page's origin, for links of our own. */
  ownOrigin: string
  now: number
}

/** What a live page shows. Every state but `streaming` and `awaiting` is the product's status "unavailable". */
export type LiveState =
  /** The event has no schedule: go to the live schedule (LIVE-24). */
  | { state: 'noSchedule' }
  | { state: 'unavailable'; startsAt: number | null }
  | { state: 'countdown'; startsAt: number; remainingSeconds: number }
  /** Time has come but there is no link: ask again until `hasTimedOut`. */
  | { state: 'awaiting'; since: number; hasTimedOut: boolean }
  | { state: 'transcoding' }
  /** `startedAt` in the past shows the join counter. */
  | { state: 'streaming'; link: string; startedAt: number | null }
  | { state: 'ended' }

/**
 * The state of a live page from what is known by now. Ask anew each second and with each answer, passing the state before: it
 * keeps since when the page waits, and that an event which ended stays so. Pass `null` to start over, as Retry does (D-33).
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

/** A recording has no schedule: it plays once it can. */
function recording(input: LiveInput): LiveState {
  if (input.hasPlayerEnded) return { state: 'ended' }
  if (isTranscoding(input)) return { state: 'transcoding' }
  const link = knownLink(input)
  return link === null ? { state: 'unavailable', startsAt: null } : { state: 'streaming', link, startedAt: null }
}

/** The playable link: the server's once it was asked, before that the card's if that says it streams. */
function knownLink({ link, card, ownOrigin }: LiveInput): string | null {
  const known = link === undefined && card?.status === liveStatus.streaming ? card.link : link
  return known && isPlayableLink(known, ownOrigin) ? known : null
}

/** What a simulated live shows is some seconds behind its clock: who watches sees it through. In milliseconds. */
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
