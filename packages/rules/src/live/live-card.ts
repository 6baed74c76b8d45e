import { liveCardTitleCharacters } from '../constants.ts'
import { type EventType, eventType } from './enumerations.ts'

/** Truncates a title for a live card: 20 characters, then an ellipsis (LIVE-21). */
export function liveTitle(title: string): string {
  const characters = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment)
  if (characters.length <= liveCardTitleCharacters) return title
  return `${characters.slice(0, liveCardTitleCharacters).join('')}…`
}

/** Whether an event has the live label: every type but recordings (LIVE-20). */
export function showsLiveLabel(type: EventType): boolean {
  return type !== eventType.videoOnDemand
}

/** Whether an event plays without controls, from its beginning (LIVE-19, D-30). */
export function hidesControls(type: EventType): boolean {
  return type === eventType.live
}
