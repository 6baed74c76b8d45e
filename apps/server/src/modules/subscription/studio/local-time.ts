import { Temporal } from 'temporal-polyfill'

/** A moment as the clocks of a time zone show it. */
export function localTime(moment: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone)
}
