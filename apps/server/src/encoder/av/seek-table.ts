/** A place where decoding can begin: from `byte` on, `shift` is added to the file's times, and the picture there is shown at `second`. */
export type SeekPoint = { byte: number; second: number; shift: number }

/** The last place at or before a second of the continued timeline. */
export function pointBefore(table: readonly SeekPoint[], second: number): SeekPoint | undefined {
  return table.findLast((point) => point.second <= second) ?? table[0]
}

/** What is added to times of a packet at a byte. */
export function shiftAt(table: readonly SeekPoint[], byte: number): number {
  return table.findLast((point) => point.byte <= byte)?.shift ?? 0
}
