/** A measured value and its target. */
export type Figure = {
  name: string
  result: number
  unit: string
  /** The result passes if it is `atMost` or less, or `atLeast` or more. */
  target: { atMost: number } | { atLeast: number }
}

/** Thrown by a bench that can't run on this machine. */
export class Skipped extends Error {}

export function isMet({ result, target }: Figure) {
  return 'atMost' in target ? result <= target.atMost : result >= target.atLeast
}

/** The percentile of the values at `share`, 0 to 1. */
export function percentile(values: readonly number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]
  if (value === undefined) throw new RangeError('There is no percentile of nothing.')
  return value
}

/** The median: one slow run doesn't change it. */
export function median(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new RangeError('There is no median of nothing.')
  return middle
}
