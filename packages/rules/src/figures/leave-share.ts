/**
 * The share of those watching a stretch of a class who don't watch the next one, from 0 to 1; 0 at the end, and where
 * viewers arrive. `viewers` is how many saw each stretch.
 */
export function leaveShare(viewers: readonly number[], index: number): number {
  const [before = 0, after] = viewers.slice(index, index + 2)
  return after === undefined || before === 0 ? 0 : Math.max(0, (before - after) / before)
}

/** A move of a class. `endSecond` is exclusive. */
export type MarkedMove = { name: string; startSecond: number; endSecond: number }

/** The move at a second of a class; undefined between moves. */
export function moveAt<Move extends MarkedMove>(moves: readonly Move[], second: number): Move | undefined {
  return moves.findLast(({ startSecond, endSecond }) => second >= startSecond && second < endSecond)
}
