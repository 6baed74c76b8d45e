import type { LiveEvent } from '../../lib/normalise/live-event.ts'

/** The data that a card passes to the live page on click (LIVE-11). `knownAt`: server time at which it was current. */
export type LiveCardState = { event: LiveEvent; knownAt: number }

/** Milliseconds for which a card's data is used: a page reopened from the history refetches. */
const goodFor = 60_000

/** The card's data in a location's state, if fresh. */
export function readLiveCardState(state: unknown, now: number): LiveCardState | null {
  const card = state as Partial<LiveCardState> | null
  if (!card?.event || typeof card.knownAt !== 'number') return null
  return now - card.knownAt < goodFor ? { event: card.event, knownAt: card.knownAt } : null
}
