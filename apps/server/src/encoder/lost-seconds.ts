/** Shorter gaps aren't seen as a loss. */
const leastSecond = 1
/** Two times that differ by less are of the same picture. */
const same = 0.1

/**
 * How long a range of a picture stands still where the file has pictures: gaps between those that were decoded, unless the file has nothing there
 * either, as in a recording that stores a picture only when something changes.
 */
export function lostSeconds(stored: number[], decoded: number[], { from, to }: { from: number; to: number }): number {
  const inside = decoded.filter((second) => second > from && second < to)
  const ends = [from, ...inside.toSorted((a, b) => a - b), to]
  return ends.slice(1).reduce((lost, end, at) => {
    const begin = ends[at] ?? from
    const isLost = end - begin > leastSecond && stored.some((second) => second > begin + same && second < end - same)
    return isLost ? lost + end - begin : lost
  }, 0)
}
