import type { ResolveLocalTime } from '@upbeat/rules/schedule/event-time'
import { Temporal } from 'temporal-polyfill'

const dayMs = 86_400_000

/**
 * By the time zone database of Node.
 * @throws RangeError for an unknown zone or an invalid time
 */
export const resolveLocalTime: ResolveLocalTime = (localTime, timeZone) => {
  const asUtc = Date.parse(`${localTime}Z`)
  const day = Math.floor(asUtc / dayMs)
  // Most days are far from a change of clocks, and a week of series asks about thousands of times.
  const offset = offsetOn(timeZone, day - 1)
  if (offset === offsetOn(timeZone, day + 2)) return { startsAt: asUtc - offset, clockChange: 'once' }
  return resolveNearChange(localTime, timeZone)
}

function resolveNearChange(localTime: string, timeZone: string): ReturnType<ResolveLocalTime> {
  const local = Temporal.PlainDateTime.from(localTime)
  const earlier = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  const later = local.toZonedDateTime(timeZone, { disambiguation: 'later' })
  if (earlier.equals(later)) return { startsAt: earlier.epochMilliseconds, clockChange: 'once' }
  // RFC 5545 3.3.5: a skipped time is read with the offset before the gap, of a repeated one the first is meant.
  return earlier.toPlainDateTime().equals(local)
    ? { startsAt: earlier.epochMilliseconds, clockChange: 'twice' }
    : { startsAt: later.epochMilliseconds, clockChange: 'skipped' }
}

const offsets = new Map<string, Map<number, number>>()
/** Of each zone. There are about 600. */
const keptOffsets = 5000

/** A zone's offset at midnight UTC of a day since 1970, in milliseconds. */
function offsetOn(timeZone: string, day: number): number {
  const zone = offsets.get(timeZone) ?? new Map<number, number>()
  const known = zone.get(day)
  if (known !== undefined) return known
  const moment = Temporal.Instant.fromEpochMilliseconds(day * dayMs).toZonedDateTimeISO(timeZone)
  const offset = moment.offsetNanoseconds / 1e6
  if (zone.size >= keptOffsets) zone.clear()
  zone.set(day, offset)
  offsets.set(timeZone, zone)
  return offset
}
