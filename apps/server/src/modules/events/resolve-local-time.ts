import type { ResolveLocalTime } from '@upbeat/rules/schedule/event-time'
import { Temporal } from 'temporal-polyfill'

/**
 * By the time zone database of Node.
 * @throws RangeError for an unknown zone or an invalid time
 */
export const resolveLocalTime: ResolveLocalTime = (localTime, timeZone) => {
  const local = Temporal.PlainDateTime.from(localTime)
  const earlier = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  const later = local.toZonedDateTime(timeZone, { disambiguation: 'later' })
  if (earlier.equals(later)) return { startsAt: earlier.epochMilliseconds, clockChange: 'once' }
  // RFC 5545 3.3.5: a skipped time is read with the offset before the gap, of a repeated one the first is meant.
  return earlier.toPlainDateTime().equals(local)
    ? { startsAt: earlier.epochMilliseconds, clockChange: 'twice' }
    : { startsAt: later.epochMilliseconds, clockChange: 'skipped' }
}
