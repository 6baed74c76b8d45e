import { calendarDate } from '@upbeat/rules/live/live-days'

/** Where and in which words times are told. */
export type DateWords = { language: string; timeZone: string; today: string }

/** The zone of this browser, in which all live times are shown (D-28). */
export function localTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** `Friday 20 November`, or the word for today (LIVE-31). */
export function formatDay(time: number, now: number, { language, timeZone, today }: DateWords): string {
  if (calendarDate(time, timeZone) === calendarDate(now, timeZone)) return today
  return format(time, language, { timeZone, weekday: 'long', day: '2-digit', month: 'long' })
}

/** A chip's `Friday 20 Nov`, or `Today 20 Nov` (LIVE-04); `date` is a calendar date. */
export function formatChip(
  { date, isToday }: { date: string; isToday: boolean },
  { language, today }: Pick<DateWords, 'language' | 'today'>,
): string {
  // A calendar date has no zone: it is read and written in the same one.
  const noon = Date.parse(`${date}T12:00:00Z`)
  const dayAndMonth = { timeZone: 'UTC', day: '2-digit', month: 'short' } as const
  if (!isToday) return format(noon, language, { ...dayAndMonth, weekday: 'long' })
  return `${today} ${format(noon, language, dayAndMonth)}`
}

/** The time of day, as the language writes it. */
export function formatTimeOfDay(
  time: number,
  { language, timeZone }: Pick<DateWords, 'language' | 'timeZone'>,
): string {
  return format(time, language, { timeZone, timeStyle: 'short' })
}

function format(time: number, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, options).format(time)
}
