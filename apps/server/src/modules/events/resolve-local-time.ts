import type { ResolveLocalTime } from '@upbeat/rules/schedule/event-time'
import { Temporal } from 'temporal-polyfill'

type Resolved = ReturnType<ResolveLocalTime>

const resolved = new Map<string, Resolved>()
const keptTimes = 20_000

/**
 * By the time zone database of Node. Keeps what it has resolved: the series of a week share most of their times.
 * @throws RangeError for an unknown zone or an invalid time
 */
export const resolveLocalTime: ResolveLocalTime = (localTime, timeZone) => {
  const key = `${localTime} ${timeZone}`
  const known = resolved.get(key)
  if (known) return known
  const found = resolve(localTime, timeZone)
  if (resolved.size >= keptTimes) resolved.clear()
  resolved.set(key, found)
  return found
}

function resolve(localTime: string, timeZone: string): Resolved {
  const local = Temporal.PlainDateTime.from(localTime)
  const earlier = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  const later = local.toZonedDateTime(timeZone, { disambiguation: 'later' })
  if (earlier.equals(later)) return { startsAt: earlier.epochMilliseconds, clockChange: 'once' }
  // RFC 5545 3.3.5: a skipped time is read with the offset before the gap, of a repeated one the first is meant.
  return earlier.toPlainDateTime().equals(local)
    ? { startsAt: earlier.epochMilliseconds, clockChange: 'twice' }
    : { startsAt: later.epochMilliseconds, clockChange: 'skipped' }
}
