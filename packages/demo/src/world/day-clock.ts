export const SECOND = 1000
export const HOUR = 3600 * SECOND
export const DAY = 24 * HOUR

/** Midnight, UTC, of the day `now` falls on. */
export function startOfDay(now: Date): Date {
  return new Date(Math.floor(now.getTime() / DAY) * DAY)
}

/** The date `days` after `now` (before it when negative), as ISO text. */
export function daysFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY).toISOString()
}
