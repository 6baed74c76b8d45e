import { liveCardTitleCharacters } from '../constants.ts'
import { type EventType, eventType } from './enumerations.ts'

/** A title as a live card shows it: 20 characters, then an ellipsis if there was more (LIVE-21). */
export function liveTitle(title: string): string {
  const characters = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment)
  if (characters.length <= liveCardTitleCharacters) return title
  return `${characters.slice(0, liveCardTitleCharacters).join('')}…`
}

/** Whether an event carries the live label: all but recordings do (LIVE-20). */
export function showsLiveLabel(type: EventType): boolean {
  return type !== eventType.videoOnDemand
}

/** Whether an event is played without controls, from its beginning (LIVE-19, D-30). */
export function hidesControls(type: EventType): boolean {
  return type === eventType.live
}
