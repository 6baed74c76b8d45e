import type { Device, DeviceProblem } from '../devices/open-device.ts'
import { notSending, type SendingState } from '../sending/sending-state.ts'

/** What is wrong with a device that was open. */
export type Trouble = DeviceProblem | 'lost' | 'paused'

export type SessionState = {
  /** Why this browser can't broadcast at all; undefined until it is known. */
  obstacle: 'insecure' | 'noCamera' | 'noEncoder' | null | undefined
  devices: 'closed' | 'opening' | 'open'
  camera: MediaStreamTrack | null
  cameraTrouble: Trouble | null
  microphone: MediaStreamTrack | null
  microphoneTrouble: Trouble | null
  cameras: readonly Device[]
  microphones: readonly Device[]
  /** `on`: pieces are being recorded. `ending`: the last ones are being sent. */
  capture: 'off' | 'starting' | 'on' | 'ending'
  /** Whether this page has ended the broadcast. */
  hasEnded: boolean
  /** Whether the encoder failed and was started anew, and failed again. */
  hasFailed: boolean
  /** Unless charging; 0 to 1. */
  battery: number | null
  sending: SendingState
}

export const closedSession: SessionState = {
  obstacle: undefined,
  devices: 'closed',
  camera: null,
  cameraTrouble: null,
  microphone: null,
  microphoneTrouble: null,
  cameras: [],
  microphones: [],
  capture: 'off',
  hasEnded: false,
  hasFailed: false,
  battery: null,
  sending: notSending,
}
