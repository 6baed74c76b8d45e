/**
 * A circuit breaker: after several consecutive failures it refuses calls for a while, then lets one try (half open).
 */
export type Breaker = ReturnType<typeof createBreaker>

const failuresToOpen = 5
const restMilliseconds = 30_000

/** `now` in milliseconds. */
export function createBreaker(now: () => number) {
  let failures = 0
  let opensAt = 0

  /** Whether a call may be made now. After a rest one call may try, and the others wait for another rest. */
  function allows(): boolean {
    if (failures < failuresToOpen) return true
    if (now() < opensAt) return false
    opensAt = now() + restMilliseconds
    return true
  }

  function succeeded(): void {
    failures = 0
  }

  function failed(): void {
    failures += 1
    if (failures >= failuresToOpen) opensAt = now() + restMilliseconds
  }

  return { allows, succeeded, failed }
}
