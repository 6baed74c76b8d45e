import type { EventTime } from './event-time.ts'

/**
 * The UTC time of day (`HH:mm:ss`) of an event that takes place every day without end or exception at the same time in
 * UTC; null for all others. Members' API knows these as one daily event (D-29), and every other series as single events.
 */
export function dailyTime({ localStart, timeZone, recurrence, exceptions }: EventTime): string | null {
  const isDaily = recurrence?.frequency === 'daily' && recurrence.interval === 1 && recurrence.end === null
  return isDaily && timeZone === 'UTC' && exceptions.length === 0 ? localStart.slice(11, 19) : null
}
