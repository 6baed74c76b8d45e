/** A count as it is shown: `few` for one that could point at a person. */
export type ShownCount = number | 'few'

/** Hides a count from 1 to just below `smallest`. Zero points at nobody. */
export function hideSmall(count: number, smallest: number): ShownCount {
  return count > 0 && count < smallest ? 'few' : count
}

/**
 * Hides the small ones of counts whose total is known. A single hidden count would be the difference to the total, so
 * the smallest of the others is hidden with it.
 */
export function hideSmallOf(counts: readonly number[], smallest: number): ShownCount[] {
  const shown = counts.map((count) => hideSmall(count, smallest))
  if (shown.filter((count) => count === 'few').length !== 1) return shown
  const others = shown.filter((count): count is number => count !== 'few' && count > 0)
  const next = shown.indexOf(Math.min(...others))
  return next === -1 ? shown : shown.with(next, 'few')
}
