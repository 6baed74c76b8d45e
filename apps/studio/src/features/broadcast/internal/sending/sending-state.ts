import type { SentRendition } from '@upbeat/contract/studio/entities/broadcast'

/** Why nothing more is sent until somebody decides. */
export type Block = 'otherTab' | 'senderActive' | 'senderReplaced' | 'notAllowedNow' | 'storageFull' | 'refused'

/** How a broadcast from this browser is being sent. */
export type SendingState = {
  block: Block | null
  /** Seconds of each rendition that the server hasn't confirmed. */
  waiting: Partial<Record<SentRendition, number>>
  /** Failed attempts since the last success. */
  failures: number
  /** Seconds that couldn't be sent at all. */
  lostSecond: number
  /** Whether the server has confirmed anything. */
  hasSent: boolean
}

export type SendingEvent =
  | { type: 'queued' | 'sent' | 'lost'; rendition: SentRendition; second: number }
  | { type: 'failed' }
  | { type: 'blocked'; block: Block }
  | { type: 'unblocked' }

export const notSending: SendingState = { block: null, waiting: {}, failures: 0, lostSecond: 0, hasSent: false }

export function sendingReducer(state: SendingState, event: SendingEvent): SendingState {
  switch (event.type) {
    case 'queued':
      return { ...state, waiting: moved(state.waiting, event.rendition, event.second) }
    case 'sent':
      return {
        ...state,
        block: null,
        failures: 0,
        hasSent: true,
        waiting: moved(state.waiting, event.rendition, -event.second),
      }
    case 'lost':
      return {
        ...state,
        lostSecond: state.lostSecond + event.second,
        waiting: moved(state.waiting, event.rendition, -event.second),
      }
    case 'failed':
      return { ...state, failures: state.failures + 1 }
    case 'blocked':
      return { ...state, block: event.block, failures: 0 }
    case 'unblocked':
      return { ...state, block: null, failures: 0 }
  }
}

function moved(waiting: SendingState['waiting'], rendition: SentRendition, second: number) {
  const left = (waiting[rendition] ?? 0) + second
  // Below a millisecond it is rounding.
  return { ...waiting, [rendition]: left < 0.001 ? 0 : left }
}

/** How many seconds of the class the server doesn't have yet. */
export function waitingSecond({ waiting }: SendingState): number {
  return Math.max(0, ...Object.values(waiting))
}

/** Three segments: more than an upload that keeps pace ever has waiting. */
const slowSecond = 6

/** The connection in one word. */
export function connectionOf(state: SendingState): 'good' | 'slow' | 'offline' {
  if (state.failures > 0) return 'offline'
  return waitingSecond(state) > slowSecond ? 'slow' : 'good'
}

const firstRetryMs = 500
const lastRetryMs = 4_000

/** How long to wait after so many failures in a row, in milliseconds. */
export function retryMs(failures: number): number {
  return Math.min(firstRetryMs * 2 ** (failures - 1), lastRetryMs)
}
