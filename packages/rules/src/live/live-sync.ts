/**
 * Latency of a simulated live behind the clock, in seconds: the playlist's lag (one segment), the reload interval (one segment), and some
 * buffer. The same for all viewers, so that all see the same position.
 */
export const liveLatencySeconds = 18

/** How a player stays at the synchronised position. */
export type LiveCorrection =
  /** Pause: the synchronised position is before the first frame. */
  | { do: 'hold' }
  | { do: 'seek'; bySeconds: number }
  /** Play slightly faster or slower; not noticeable. */
  | { do: 'rate'; rate: number }

/** Seek when off by more than this many seconds. A seek causes a short stall, so smaller differences are corrected by rate. */
const jumpFrom = 1.5
/** No correction below this difference. */
const goodWithin = 0.06
/** Maximum deviation of the rate from 1. */
const largestChange = 0.08

/**
 * The correction of a player: `shownAt` is the class's clock time of the displayed frame; all times in epoch milliseconds. At the very
 * start all viewers begin at the first frame.
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
