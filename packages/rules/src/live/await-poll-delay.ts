import { awaitPollSeconds } from '../constants.ts'

/** Maximum jitter of a poll, so that waiting clients don't poll at the same time. */
const spreadMilliseconds = 250

/** Milliseconds to wait before the stream link is requested again: five seconds, varied by `jitter` from -1 to 1 (LIVE-15). */
export function awaitPollDelay(jitter: number): number {
  return awaitPollSeconds * 1000 + Math.max(-1, Math.min(1, jitter)) * spreadMilliseconds
}
