import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import type { Block } from '../sending/sending-state.ts'
import type { SessionState, Trouble } from '../session/session-state.ts'

type Remedy = { action: 'camera' | 'microphone' | 'restart' | 'unblock' | 'takeOver'; label: StudioPhraseKey }
export type ShownTrouble = {
  text: StudioPhraseKey
  values?: Record<string, number>
  remedy?: Remedy
  tone: 'danger' | 'info'
}

/** Seconds that may be lost before it is told: two segments of each rendition. */
const tolerated = 12
/** Below this level the charger is asked for. */
const lowBattery = 0.25

const obstacles = {
  insecure: 'broadcast.insecure',
  noCamera: 'broadcast.noCamera',
  noEncoder: 'broadcast.noEncoder',
} as const

const cameraTexts: Record<Trouble, StudioPhraseKey> = {
  denied: 'broadcast.cameraDenied',
  missing: 'broadcast.cameraMissing',
  inUse: 'broadcast.cameraInUse',
  lost: 'broadcast.cameraLost',
  paused: 'broadcast.cameraPaused',
}

const microphoneTexts: Record<Trouble, StudioPhraseKey> = {
  denied: 'broadcast.microphoneDenied',
  missing: 'broadcast.microphoneMissing',
  inUse: 'broadcast.microphoneInUse',
  lost: 'broadcast.microphoneLost',
  paused: 'broadcast.microphonePaused',
}

const blocks: Record<Block, Pick<ShownTrouble, 'text' | 'remedy'>> = {
  otherTab: { text: 'broadcast.blockOtherTab', remedy: { action: 'restart', label: 'broadcast.tryAgain' } },
  senderActive: { text: 'broadcast.blockActive', remedy: { action: 'takeOver', label: 'broadcast.takeOver' } },
  senderReplaced: { text: 'broadcast.blockReplaced', remedy: { action: 'takeOver', label: 'broadcast.takeOver' } },
  notAllowedNow: { text: 'broadcast.blockOver' },
  storageFull: { text: 'broadcast.blockFull', remedy: { action: 'unblock', label: 'broadcast.tryAgain' } },
  refused: { text: 'broadcast.blockRefused', remedy: { action: 'unblock', label: 'broadcast.tryAgain' } },
}

/** What is wrong with this browser's broadcast, the worst first. */
export function troublesOf(state: SessionState): ShownTrouble[] {
  const troubles: ShownTrouble[] = []
  const { obstacle, hasFailed, battery, cameraTrouble, microphoneTrouble } = state
  const { block, lostSecond } = state.sending
  if (obstacle) troubles.push({ text: obstacles[obstacle], tone: 'info' })
  if (block) troubles.push({ ...blocks[block], tone: 'danger' })
  if (hasFailed)
    troubles.push({
      text: 'broadcast.encoderFailed',
      remedy: { action: 'restart', label: 'broadcast.tryAgain' },
      tone: 'danger',
    })
  if (lostSecond > tolerated && state.capture !== 'off')
    troubles.push({ text: 'broadcast.lost', values: { second: Math.round(lostSecond) }, tone: 'danger' })
  if (cameraTrouble)
    troubles.push({ text: cameraTexts[cameraTrouble], remedy: remedyOf('camera', cameraTrouble), tone: 'danger' })
  if (microphoneTrouble)
    troubles.push({
      text: microphoneTexts[microphoneTrouble],
      remedy: remedyOf('microphone', microphoneTrouble),
      tone: 'danger',
    })
  if (battery !== null && battery < lowBattery)
    troubles.push({ text: 'broadcast.battery', values: { percent: Math.round(battery * 100) }, tone: 'info' })
  return troubles
}

function remedyOf(action: 'camera' | 'microphone', trouble: Trouble): Remedy {
  return { action, label: trouble === 'lost' ? 'broadcast.useAnother' : 'broadcast.tryAgain' }
}
