import { countdownHours } from '@upbeat/rules/constants'
import { liveStatus } from '@upbeat/rules/live/enumerations'
import type { Occurrence } from './occurrences.ts'

/** What a live card says about time: when it starts, how long until then (LIVE-13), or how it goes. */
export type CardMoment =
  | { kind: 'ahead' }
  | { kind: 'countdown'; seconds: number }
  | { kind: 'awaiting' }
  | { kind: 'streaming'; seconds: number }
  /** Its time has come, but its stream is still being prepared (LIVE-28). */
  | { kind: 'transcoding' }
  /** Its time has come, but nothing will be shown. */
  | { kind: 'unavailable' }

/** `knownAt`: when the server told of the event; what it said before the start does not count afterwards. */
export function cardMoment({ event, startsAt }: Occurrence, now: number, knownAt: number): CardMoment {
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
