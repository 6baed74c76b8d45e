import type { Clock } from '../../../platform/clock/clock.ts'

const toleranceMs = 600_000

/**
 * Returns a function that says whether the clock was set forward since its last call, i.e. by more than the time that
 * has passed: everything dated by it looks old then. A clock that was set back only makes things wait longer.
 */
export function watchClock(clock: Clock, elapsedMs: () => number): () => boolean {
  let aheadBy = clock.now().getTime() - elapsedMs()
  return () => {
    const before = aheadBy
    aheadBy = clock.now().getTime() - elapsedMs()
    return aheadBy - before > toleranceMs
  }
}
