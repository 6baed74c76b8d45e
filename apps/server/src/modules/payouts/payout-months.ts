import { Temporal } from 'temporal-polyfill'
import { monthOf } from '../../platform/clock/month-range.ts'

/** How long a month stays open after its end, for what players report late. Milliseconds. */
const openMs = 3 * 86_400_000

/** The last month that can be frozen. */
export function lastClosedMonth(now: Date, timeZone: string): string {
  return monthAfter(monthOf(new Date(now.getTime() - openMs), timeZone), -1)
}

export function monthAfter(month: string, months = 1): string {
  return Temporal.PlainYearMonth.from(month).add({ months }).toString()
}

/** The first and the last day of a month. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const first = Temporal.PlainYearMonth.from(month)
  const day = (number: number) => first.toPlainDate({ day: number }).toString()
  return { from: day(1), to: day(first.daysInMonth) }
}
