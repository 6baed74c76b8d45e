export type FailingParts = ReturnType<typeof createFailingParts>

/**
 * Which parts of a stream can't be had. Picture and sound are loaded each by itself: one that comes says nothing of the other, nor does
 * what was asked for before the failure. All times are those of `performance.now()`.
 */
export function createFailingParts() {
  const failedAt = new Map<string, number>()

  function failed(part: string, now: number): void {
    failedAt.set(part, now)
  }

  /** Whether all can be had again, now that something came which was asked for at `askedAt`. */
  function came(part: string, askedAt: number): boolean {
    const since = failedAt.get(part)
    if (since === undefined || askedAt < since) return false
    failedAt.delete(part)
    return failedAt.size === 0
  }

  return { failed, came }
}
