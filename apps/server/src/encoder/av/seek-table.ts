/**
 * A place where decoding can start: from `byte` on, `shift` seconds are added to the file's times, and the frame there
 * is shown at `second`.
 */
export type SeekPoint = { byte: number; second: number; shift: number }

/** The last point at or before a second of the continuous timeline. */
export function pointBefore(table: readonly SeekPoint[], second: number): SeekPoint | undefined {
  return table.findLast((point) => point.second <= second) ?? table[0]
}

/** The seconds to add to the times of a packet at a byte offset. */
export function shiftAt(table: readonly SeekPoint[], byte: number): number {
  return table.findLast((point) => point.byte <= byte)?.shift ?? 0
}
