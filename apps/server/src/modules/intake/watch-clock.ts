import type { Clock } from '../../platform/clock/clock.ts'

const toleranceMs = 600_000

/**
 * Tells whether the clock was set forward since it was last asked: it has gone further than the time that has passed. Whatever was
 * counted by it seems old then. A clock that is set back only makes things wait longer.
 */
export function watchClock(clock: Clock, elapsedMs: () => number): () => boolean {
  let aheadBy = clock.now().getTime() - elapsedMs()
  return () => {
    const before = aheadBy
    aheadBy = clock.now().getTime() - elapsedMs()
    return aheadBy - before > toleranceMs
  }
}
