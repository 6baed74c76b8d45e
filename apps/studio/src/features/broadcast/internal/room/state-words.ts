import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import type { RoomView } from './room-view.ts'

/** The state in one or two words. */
export const stateWords: Record<RoomView, StudioPhraseKey> = {
  idle: 'broadcast.stateIdle',
  due: 'broadcast.stateIdle',
  over: 'broadcast.stateOver',
  ended: 'broadcast.stateOver',
  rehearsal: 'broadcast.stateRehearsal',
  incomingRehearsal: 'broadcast.stateRehearsal',
  otherRehearsal: 'broadcast.stateRehearsal',
  live: 'broadcast.stateLive',
  incomingLive: 'broadcast.stateLive',
  otherLive: 'broadcast.stateLive',
}

/** The state as a headline, and who sees the picture. */
export const stateTexts: Record<RoomView, { title: StudioPhraseKey; text: StudioPhraseKey }> = {
  idle: { title: 'broadcast.idle', text: 'broadcast.idleText' },
  due: { title: 'broadcast.due', text: 'broadcast.dueText' },
  over: { title: 'broadcast.over', text: 'broadcast.overText' },
  ended: { title: 'broadcast.ended', text: 'broadcast.endedText' },
  rehearsal: { title: 'broadcast.rehearsal', text: 'broadcast.rehearsalText' },
  live: { title: 'broadcast.live', text: 'broadcast.liveText' },
  incomingRehearsal: { title: 'broadcast.incomingRehearsal', text: 'broadcast.rehearsalText' },
  incomingLive: { title: 'broadcast.incomingLive', text: 'broadcast.liveText' },
  otherRehearsal: { title: 'broadcast.otherRehearsal', text: 'broadcast.rehearsalText' },
  otherLive: { title: 'broadcast.otherLive', text: 'broadcast.liveText' },
}
