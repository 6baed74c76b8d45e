/** The server's time is authoritative: a member's clock may be wrong, and a demo may shift the server's. */
export type Clock = {
  /** Epoch milliseconds of the server. */
  now(): number
  /** Sets the clock to a server time received at `at` on the monotonic clock; default: now. */
  synchronise(serverNow: number, at?: number): void
}

/**
 * Creates a clock that starts at `serverNow` and advances with `elapsed` (monotonic milliseconds), so that it doesn't jump when the system
 * date changes.
 */
export function createClock(serverNow: number, elapsed: () => number = () => performance.now()): Clock {
  let offset = serverNow - elapsed()
  return {
    now: () => offset + elapsed(),
    synchronise(now, at = elapsed()) {
      offset = now - at
    },
  }
}

/** The app's clock; follows the system clock until the boot data sets the server's time. */
export const clock: Clock = createClock(Date.now())
