/**
 * Whether an event has ended by the clock (D-89). `startsAt` and `now` in epoch milliseconds, the duration in seconds; false for an event
 * without start or duration.
 */
export function isOver(startsAt: number | null, durationSeconds: number | null | undefined, now: number): boolean {
  return startsAt !== null && Boolean(durationSeconds) && now > startsAt + (durationSeconds ?? 0) * 1000
}
