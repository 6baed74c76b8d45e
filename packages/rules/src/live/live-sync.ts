/**
 * How far behind the clock everyone sees a simulated live, in seconds: as much as its playlist may lag (a segment), as long as a player
 * may go without reading it (a segment), and some that are loaded ahead. The same for all, so that all see the same moment.
 */
export const liveLatencySeconds = 18

/** What a player does to see what everyone sees. */
export type LiveCorrection =
  /** It waits where it is: the moment that everyone sees has not come to the first picture yet. */
  | { do: 'hold' }
  | { do: 'seek'; bySeconds: number }
  /** Runs a little faster or slower, which nobody notices. */
  | { do: 'rate'; rate: number }

/** Beyond this many seconds it jumps; a jump costs a moment, so what is little is caught up with. */
const jumpFrom = 1.5
/** Within this it is left alone. */
const goodWithin = 0.06
/** The most that a rate strays from 1. */
const largestChange = 0.08

/**
 * How a player corrects itself: `shownAt` is the time of the class's clock that its picture is from, all in epoch milliseconds. At the very
 * start all see the first picture and go on together.
 */
export function liveCorrection({
  shownAt,
  startsAt,
  now,
}: {
  shownAt: number
  startsAt: number
  now: number
}): LiveCorrection {
  const wanted = now - liveLatencySeconds * 1000
  const behind = (Math.max(wanted, startsAt) - shownAt) / 1000
  if (Math.abs(behind) > jumpFrom) return { do: 'seek', bySeconds: behind }
  if (wanted < startsAt) return { do: 'hold' }
  if (Math.abs(behind) <= goodWithin) return { do: 'rate', rate: 1 }
  return { do: 'rate', rate: 1 + Math.max(-largestChange, Math.min(largestChange, behind / 4)) }
}
