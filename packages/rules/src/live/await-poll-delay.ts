import { awaitPollSeconds } from '../constants.ts'

/** The widest that a poll may stray from its beat, so that those who wait together don't ask together. */
const spreadMilliseconds = 250

/** Milliseconds to wait before asking for the stream link again: five seconds, more or less by `jitter` from -1 to 1 (LIVE-15). */
export function awaitPollDelay(jitter: number): number {
  return awaitPollSeconds * 1000 + Math.max(-1, Math.min(1, jitter)) * spreadMilliseconds
}
