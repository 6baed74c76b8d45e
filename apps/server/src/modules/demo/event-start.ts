import type { schema } from '../../platform/db/database.ts'

type Time = Pick<typeof schema.liveEvent.$inferInsert, 'localStart' | 'timeZone'>

/** The columns of a start in UTC; the demo's clubs have no time zone. */
export function utcStart(start: Date): Time {
  return { localStart: start.toISOString().slice(0, -1), timeZone: 'UTC' }
}

/** The start in epoch milliseconds of an event stored by `utcStart`; null for video on demand. */
export function startOfUtc({ localStart }: Time): number | null {
  return localStart ? Date.parse(`${localStart}Z`) : null
}
