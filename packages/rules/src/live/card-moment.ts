import { countdownHours } from '../constants.ts'
import { type LiveStatus, liveStatus } from './enumerations.ts'

/** An occurrence of an event, as the server sent it; `startsAt` in epoch milliseconds. */
export type SentOccurrence = {
  event: { live: { status: LiveStatus } | null; transcode?: { status: string } | undefined }
  startsAt: number
}

/** The time line of a live card: the start, the remaining time (LIVE-13), or the current state. */
export type CardMoment =
  | { kind: 'ahead' }
  | { kind: 'countdown'; seconds: number }
  | { kind: 'awaiting' }
  | { kind: 'streaming'; seconds: number }
  /** Started, but its stream is being transcoded (LIVE-28). */
  | { kind: 'transcoding' }
  /** Started, but not available. */
  | { kind: 'unavailable' }

/** `knownAt`: when the server sent the event; a status from before the start is ignored after it. */
export function cardMoment({ event, startsAt }: SentOccurrence, now: number, knownAt: number): CardMoment {
  if (now < startsAt) {
    const seconds = Math.ceil((startsAt - now) / 1000)
    return seconds < countdownHours * 3600 ? { kind: 'countdown', seconds } : { kind: 'ahead' }
  }
  if (event.transcode && event.transcode.status !== 'complete') return { kind: 'transcoding' }
  const status = knownAt < startsAt ? liveStatus.awaiting : (event.live?.status ?? liveStatus.unavailable)
  return status === liveStatus.streaming
    ? { kind: 'streaming', seconds: Math.floor((now - startsAt) / 1000) }
    : { kind: status }
}
