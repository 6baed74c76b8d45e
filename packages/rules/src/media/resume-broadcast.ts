/** A broadcast whose encoder reconnects at `now`. Times in epoch milliseconds; `receivedSeconds` is the length received so far. */
export type InterruptedBroadcast = { publishedAt: number; receivedSeconds: number; startsAt: number; now: number }

/**
 * The time to count a broadcast's segments from after its encoder has reconnected. A playlist has lengths but no times, so a gap before the
 * class would make the later segments look too old and cut the beginning of the class. The segments before the gap are moved to its end, at
 * most to the start of the class; earlier ones stay hidden. A gap during the class changes nothing, since all later segments are shown and
 * the published playlist must not change.
 */
export function resumeBroadcast({ publishedAt, receivedSeconds, startsAt, now }: InterruptedBroadcast): number {
  const end = Math.min(now, startsAt)
  return Math.max(publishedAt, end - receivedSeconds * 1000)
}
