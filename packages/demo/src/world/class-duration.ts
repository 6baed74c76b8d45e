/** A media loop's length in seconds, a whole number of video frames, AAC frames and movement periods. */
export const LOOP_SECOND = 8

/** The largest whole number of loops that a card still shows as `minutes` (seconds divided by 60, rounded up). */
export function loopedSeconds(minutes: number): number {
  return Math.floor((minutes * 60) / LOOP_SECOND) * LOOP_SECOND
}
