import { dateFormat } from '@upbeat/rules/i18n/date-format'
import { wallClock } from '@upbeat/rules/schedule/wall-clock'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'

/** Formats local dates and moments of a time zone in the reader's language. */
export function useWeekTimes(timeZone: string) {
  const language = useLanguageStore((state) => state.language)
  const ofDay = (day: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { timeZone: 'UTC', ...options }).format(Date.parse(`${day.slice(0, 10)}T12:00:00Z`))
  const time = (moment: string | number, zone = timeZone) =>
    dateFormat(language, { timeZone: zone, timeStyle: 'short' }).format(new Date(moment))
  return {
    language,
    /** `Mon 7` */
    shortDay: (day: string) => ofDay(day, { weekday: 'short', day: 'numeric' }),
    /** `Monday 7 December` */
    longDay: (day: string) => ofDay(day, { weekday: 'long', day: 'numeric', month: 'long' }),
    /** `3 March 2027` */
    date: (day: string) => ofDay(day, { dateStyle: 'long' }),
    weekday: (day: string) => ofDay(day, { weekday: 'long' }),
    /** `7–13 December 2026` */
    week: (monday: string, sunday: string) =>
      dateFormat(language, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).formatRange(
        Date.parse(`${monday}T12:00:00Z`),
        Date.parse(`${sunday}T12:00:00Z`),
      ),
    time,
    /** `18:00–19:00`. `Intl` would add both dates to a range past midnight. */
    range: (from: string, until: string, zone = timeZone) =>
      isSameDay(from, until, zone)
        ? dateFormat(language, { timeZone: zone, timeStyle: 'short' }).formatRange(new Date(from), new Date(until))
        : `${time(from, zone)}–${time(until, zone)}`,
    /** `18:00` of a local time. */
    clock: (local: string) =>
      dateFormat(language, { timeZone: 'UTC', timeStyle: 'short' }).format(Date.parse(`${local}Z`)),
    /** `Tue, 9 March 2027, 18:00` */
    moment: (moment: string, zone = timeZone) =>
      dateFormat(language, {
        timeZone: zone,
        weekday: 'short',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      }).format(new Date(moment)),
  }
}

function isSameDay(from: string, until: string, timeZone: string): boolean {
  const [first, last] = [from, until].map((moment) => wallClock(Date.parse(moment), timeZone).slice(0, 10))
  return first === last
}
