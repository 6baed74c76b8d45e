import { serverTimeHeader } from '@upbeat/contract/server-time-header'
import type { Clock } from '../clock.ts'

/** Tolerance in milliseconds: as long as a slow page takes to load, too short for a viewer to notice. */
const tolerance = 2000

/**
 * Advances the clock to the server's time in a reply if it lags: some systems stop the monotonic clock during sleep. Never sets it back,
 * since a reply may have been delayed or cached.
 */
export function catchUp(clock: Clock, headers: Headers): void {
  const told = Number(headers.get(serverTimeHeader))
  if (told - clock.now() > tolerance) clock.synchronise(told)
}
