/** One measured number and what it should be. */
export type Figure = {
  name: string
  result: number
  unit: string
  /** The result is good up to `atMost`, or from `atLeast` on. */
  target: { atMost: number } | { atLeast: number }
}

/** Thrown by a bench that this machine can't run. */
export class Skipped extends Error {}

export function isMet({ result, target }: Figure) {
  return 'atMost' in target ? result <= target.atMost : result >= target.atLeast
}

/** The value that `share` of them don't exceed. */
export function percentile(values: readonly number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]
  if (value === undefined) throw new RangeError('There is no percentile of nothing.')
  return value
}

/** The middle of the values: one slow run doesn't move it. */
export function median(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new RangeError('There is no median of nothing.')
  return middle
}
