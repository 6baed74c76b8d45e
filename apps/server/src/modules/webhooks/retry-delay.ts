const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** After the first attempt, the second, and so on; the last one repeats. */
const delays = [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, hour, 3 * hour, 6 * hour]
/** How long a message is retried. Milliseconds. */
export const retriedFor = 72 * hour

/** When to try a message again after `attempts` failed ones; null if it is given up. */
export function nextAttempt({ at, attempts, now }: { at: Date; attempts: number; now: Date }): Date | null {
  const next = new Date(now.getTime() + delayAfter(attempts))
  return next.getTime() - at.getTime() > retriedFor ? null : next
}

/** When a webhook may be sent anything after this many failures in a row: one message tries whether it is back. */
export function pauseUntil(failures: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(delayAfter(failures), 10 * minute))
}

function delayAfter(failures: number): number {
  return delays[Math.min(failures, delays.length) - 1] ?? 0
}
