/** A broadcast whose encoder comes back at `now`. Epoch milliseconds, but `receivedSeconds`: how much there is of it. */
export type InterruptedBroadcast = { publishedAt: number; receivedSeconds: number; startsAt: number; now: number }

/**
 * From when the segments of a broadcast count once its encoder has come back. A playlist says how long they are, not when they came, so a gap
 * before the class would make all that follows look older than it is, and the class would lose its beginning. Everything from before the
 * gap is moved up to its end, but not past the start of the class: what was sent before that stays unseen. A gap within the class changes
 * nothing, since all that follows is shown, and what viewers were told must stay.
 */
export function resumeBroadcast({ publishedAt, receivedSeconds, startsAt, now }: InterruptedBroadcast): number {
  const end = Math.min(now, startsAt)
  return Math.max(publishedAt, end - receivedSeconds * 1000)
}
