/**
 * Whether an event's time has passed (D-89). `startsAt` and `now` in epoch milliseconds, the duration in seconds; an event
 * without start or duration is never over by the clock.
 */
export function isOver(startsAt: number | null, durationSeconds: number | null | undefined, now: number): boolean {
  return startsAt !== null && Boolean(durationSeconds) && now > startsAt + (durationSeconds ?? 0) * 1000
}
