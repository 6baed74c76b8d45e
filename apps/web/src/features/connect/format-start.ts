import { dateFormat } from '@upbeat/rules/i18n/date-format'
import { calendarDate } from '@upbeat/rules/live/live-days'
import { clock } from '../../lib/clock.ts'

/** Time zone, language and phrases for formatting times. */
export type DateWords = { language: string; timeZone: string; today: string }

// Asking for the zone takes as long as to draw a card. Travellers' clocks change by the offset.
let known: { offset: number; zone: string } | null = null

/** The browser's time zone, used for all live times (D-28). */
export function localTimeZone(): string {
  const offset = new Date(clock.now()).getTimezoneOffset()
  if (offset !== known?.offset) known = { offset, zone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  return known.zone
}

/** `Friday 20 November`, or the phrase for today (LIVE-31). */
export function formatDay(time: number, now: number, { language, timeZone, today }: DateWords): string {
  if (calendarDate(time, timeZone) === calendarDate(now, timeZone)) return today
  return format(time, language, { timeZone, weekday: 'long', day: '2-digit', month: 'long' })
}

/** Languages in which the chips of nine days would need two lines with whole weekdays. */
const shortWeekdays: ReadonlySet<string> = new Set(['hi', 'pt', 'th'])

/** A chip's `Friday 20 Nov`, or `Today 20 Nov` (LIVE-04); `date` is a calendar date. */
export function formatChip(
  { date, isToday }: { date: string; isToday: boolean },
  { language, today }: Pick<DateWords, 'language' | 'today'>,
): string {
  // A calendar date has no time zone: parse and format it in the same one.
  const noon = Date.parse(`${date}T12:00:00Z`)
  const dayAndMonth = { timeZone: 'UTC', day: '2-digit', month: 'short' } as const
  const weekday = shortWeekdays.has(language) ? 'short' : 'long'
  if (!isToday) return format(noon, language, { ...dayAndMonth, weekday })
  return `${today} ${format(noon, language, dayAndMonth)}`
}

/** The time of day in the language's format. */
export function formatTimeOfDay(
  time: number,
  { language, timeZone }: Pick<DateWords, 'language' | 'timeZone'>,
): string {
  return format(time, language, { timeZone, timeStyle: 'short' })
}

function format(time: number, language: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(language, options).format(time)
}
