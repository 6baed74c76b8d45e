import { Temporal } from 'temporal-polyfill'

/** The moments between which a calendar month lies in a time zone, e.g. of `2026-11`. */
export function monthRange(month: string, timeZone: string): { from: Date; until: Date } {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 })
  const at = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds)
  return { from: at(first), until: at(first.add({ months: 1 })) }
}

/** The month of a moment in a time zone. */
export function monthOf(moment: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toPlainYearMonth()
    .toString()
}

/** The months from one moment to a later one, newest first, at most ten years. */
export function monthsBetween(from: Date, until: Date, timeZone: string): string[] {
  const [first, last] = [monthOf(from, timeZone), monthOf(until, timeZone)]
  const months: string[] = []
  for (let month = Temporal.PlainYearMonth.from(last); months.length < 120; month = month.subtract({ months: 1 })) {
    if (month.toString() < first) break
    months.push(month.toString())
  }
  return months
}
