import { startTransition, useEffect, useState } from 'react'

let isFirstPage = true

/** To be called when the page at which the app was opened is left. */
export function leaveFirstPage(): void {
  isFirstPage = false
}

type Steps = {
  /** Number of parts in the first rendering. */
  first?: number
  /** Number of parts that each further rendering adds. */
  step?: number
}

/**
 * How many of `count` parts of a page to render: on the page at which the app was opened a few more in each rendering, so that neither
 * scripts nor layout block it for long. Later pages render all at once, since scroll restoration needs their full height.
 */
export function useShownParts(count: number, { first = 1, step = 1 }: Steps = {}): number {
  const [shown, setShown] = useState(isFirstPage ? first : Number.POSITIVE_INFINITY)
  useEffect(() => {
    if (shown < count) startTransition(() => setShown(shown + step))
  }, [shown, count, step])
  return Math.min(shown, count)
}
