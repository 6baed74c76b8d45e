export type FailingParts = ReturnType<typeof createFailingParts>

/**
 * Tracks which parts of a stream fail to load. Video and audio load separately: success of one says nothing about the other, nor does a
 * request from before the failure. All times are `performance.now()`.
 */
export function createFailingParts() {
  const failedAt = new Map<string, number>()

  function failed(part: string, now: number): void {
    failedAt.set(part, now)
  }

  /** Whether everything loads again, after success of a request made at `askedAt`. */
  function came(part: string, askedAt: number): boolean {
    const since = failedAt.get(part)
    if (since === undefined || askedAt < since) return false
    failedAt.delete(part)
    return failedAt.size === 0
  }

  return { failed, came }
}
