import { serverTimeHeader } from '@upbeat/contract/server-time-header'
import type { Clock } from './clock.ts'

/** Milliseconds that a clock may be behind: as long as a slow page takes to arrive, and too little to miss anything by. */
const tolerance = 2000

/**
 * Sets the clock by what a reply says of the server's time, where it has fallen behind: on some systems the steady clock of a page stands
 * still while the device sleeps. It never goes back, since a reply may have been on its way, or kept somewhere, for any time.
 */
export function catchUp(clock: Clock, headers: Headers): void {
  const told = Number(headers.get(serverTimeHeader))
  if (told - clock.now() > tolerance) clock.synchronise(told)
}
