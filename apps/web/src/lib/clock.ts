/** The server's time counts: a member's own clock may be wrong or the server's may be moved in a demo. */
export type Clock = {
  /** Epoch milliseconds of the server. */
  now(): number
  /** Sets the clock by a reading of the server's, which arrived at `at` on the steady clock: now, unless it lay about for a while. */
  synchronise(serverNow: number, at?: number): void
}

/**
 * A clock that starts at `serverNow` and runs on `elapsed` (milliseconds that only ever grow), so that it does not jump when
 * the machine's date is changed.
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

/** The app's clock; it follows this machine until the boot payload brings the server's time. */
export const clock: Clock = createClock(Date.now())
