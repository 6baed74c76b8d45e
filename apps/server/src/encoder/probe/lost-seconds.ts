/** In seconds; shorter gaps aren't noticeable. */
const leastSecond = 1
/** In seconds; times that differ by less belong to the same frame. */
const same = 0.1

/**
 * How many seconds of a range stay frozen although the file has frames there: the gaps between decoded frames. A gap
 * doesn't count if nothing is stored there, as in recordings that store a frame only when something changes.
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
