import type { LiveEvent } from '../../lib/normalise/live-event.ts'

/** What a card hands to the live page with the click (LIVE-11). `knownAt`: the server's time at which it was so. */
export type LiveCardState = { event: LiveEvent; knownAt: number }

/** Milliseconds for which what a card knew is good: a page that is opened anew from the history asks for itself. */
const goodFor = 60_000

/** The card's part of a location's state, as long as it is fresh. */
export function readLiveCardState(state: unknown, now: number): LiveCardState | null {
  const card = state as Partial<LiveCardState> | null
  if (!card?.event || typeof card.knownAt !== 'number') return null
  return now - card.knownAt < goodFor ? { event: card.event, knownAt: card.knownAt } : null
}
