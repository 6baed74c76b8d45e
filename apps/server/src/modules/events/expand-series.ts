import type { EventTime, Occurrence } from '@upbeat/rules/schedule/event-time'
import { movedDates, planOccurrences } from '@upbeat/rules/schedule/plan-occurrences'
import { type Recurrence, recurrenceRule } from '@upbeat/rules/schedule/recurrence'
import { RRuleTemporal } from 'rrule-temporal'
import { resolveLocalTime } from './resolve-local-time.ts'

/** A period in epoch milliseconds; `until` is exclusive. */
export type Period = { from: number; until: number }
type Series = EventTime & { recurrence: Recurrence }

const day = 86_400_000

/** The occurrences of a series that start within a period, sorted. */
export function expandSeries(series: Series, { from, until }: Period): Occurrence[] {
  const rule = ruleOf(series)
  // Local dates are at most a day away from UTC's.
  const near = datesBetween(rule, from - day, until + day)
  const moved = movedDates(series).filter((date) => !near.includes(date) && isDateOf(rule, date))
  return planOccurrences(series, [...near, ...moved], resolveLocalTime).filter(
    ({ startsAt }) => startsAt >= from && startsAt < until,
  )
}

/** The occurrence of a date (`YYYY-MM-DD`); null if the series has none, or it is cancelled. */
export function occurrenceOn(series: Series, date: string): Occurrence | null {
  if (!isDateOf(ruleOf(series), date)) return null
  return planOccurrences(series, [date], resolveLocalTime)[0] ?? null
}

/** Local dates are computed in UTC: a rule chooses dates, and only then the zone gives each its moment. */
function ruleOf({ localStart, recurrence }: Series): RRuleTemporal {
  const start = localStart.slice(0, 10).replaceAll('-', '')
  return new RRuleTemporal({ rruleString: `DTSTART:${start}T000000Z\nRRULE:${recurrenceRule(recurrence)}` })
}

function datesBetween(rule: RRuleTemporal, from: number, until: number): string[] {
  return rule
    .between(new Date(from), new Date(until), true)
    .map(({ epochMilliseconds }) => new Date(epochMilliseconds).toISOString().slice(0, 10))
}

function isDateOf(rule: RRuleTemporal, date: string): boolean {
  const start = Date.parse(date)
  return !Number.isNaN(start) && datesBetween(rule, start, start).length > 0
}
