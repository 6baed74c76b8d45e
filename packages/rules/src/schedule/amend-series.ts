import type { EventTime, OccurrenceException, OccurrenceFields } from './event-time.ts'
import { addDays, dayNumber, daysBetween, weekdayOf } from './local-date.ts'
import type { SeriesOrigin } from './occurrence-id.ts'
import { type Recurrence, type Weekday, weekdays } from './recurrence.ts'
import { datesBefore, recurrenceDates } from './recurrence-dates.ts'

/** The fields of an event that a change of its occurrences concerns. */
export type Amendable = EventTime & Required<OccurrenceFields> & { origin: SeriesOrigin | null }
/** How far a change reaches: one occurrence, it and all later ones, or the whole series. */
export const changeScopes = ['one', 'following', 'all'] as const
export type ChangeScope = (typeof changeScopes)[number]
export type OccurrenceChange =
  | { kind: 'cancelled' }
  /** Starts at `localStart`, in the event's zone, and has these fields. */
  | { kind: 'changed'; localStart: string; fields: OccurrenceFields }
/** The changed series, and the new one that continues it. Null for a series of which nothing is left. */
export type AmendedSeries<F> = { series: F | null; rest: F | null }

/** The present local start of an occurrence, by its date. */
export function occurrenceStart({ localStart, exceptions }: EventTime, date: string): string {
  const found = exceptions.find((exception) => exception.date === date)
  return found?.kind === 'moved' ? found.localStart : `${date}${localStart.slice(10)}`
}

/**
 * Moves, changes or cancels occurrences of a series (WEEK-04).
 * @param id of the series, by which a series that continues it knows its occurrences
 * @param date of the occurrence, by the recurrence
 */
export function amendSeries<F extends Amendable>(
  { id, fields, date, scope }: { id: string; fields: F; date: string; scope: ChangeScope },
  change: OccurrenceChange,
): AmendedSeries<F> {
  const { recurrence } = fields
  if (!recurrence) return { series: change.kind === 'cancelled' ? null : changedEvent(fields, change), rest: null }
  if (scope === 'one') return { series: withException(fields, exceptionOf(fields, date, change)), rest: null }
  const isFirst = datesBefore({ ...fields, recurrence }, date) === 0
  if (scope === 'all' || isFirst) {
    return {
      series: change.kind === 'cancelled' ? null : shifted({ id, fields, recurrence, date }, change),
      rest: null,
    }
  }
  const series = endedBefore(fields, recurrence, date)
  if (change.kind === 'cancelled') return { series, rest: null }
  const left = restFrom({ id, fields, recurrence, date })
  return { series, rest: shifted({ id, fields: left, recurrence: left.recurrence ?? recurrence, date }, change) }
}

type Changed = Extract<OccurrenceChange, { kind: 'changed' }>
type Part<F> = { id: string; fields: F; recurrence: Recurrence; date: string }

function changedEvent<F extends Amendable>(fields: F, { localStart, fields: given }: Changed): F {
  return { ...fields, ...given, localStart }
}

/** Null for an occurrence as the series gives it. */
function exceptionOf(fields: Amendable, date: string, change: OccurrenceChange): OccurrenceException | string {
  if (change.kind === 'cancelled') return { kind: 'cancelled', date }
  const { localStart } = change
  const own = Object.fromEntries(
    Object.entries(change.fields).filter(([name, value]) => value !== fields[name as keyof OccurrenceFields]),
  )
  const isOwn = Object.keys(own).length > 0
  if (!isOwn && localStart === `${date}${fields.localStart.slice(10)}`) return date
  return { kind: 'moved', date, localStart, ...(isOwn && { own }) }
}

/** @param exception or the date whose exception is removed */
function withException<F extends Amendable>(fields: F, exception: OccurrenceException | string): F {
  const date = typeof exception === 'string' ? exception : exception.date
  const others = fields.exceptions.filter((each) => each.date !== date)
  const exceptions = typeof exception === 'string' ? others : [...others, exception]
  return { ...fields, exceptions: exceptions.toSorted((one, other) => one.date.localeCompare(other.date)) }
}

function endedBefore<F extends Amendable>(fields: F, recurrence: Recurrence, date: string): F {
  return {
    ...fields,
    recurrence: { ...recurrence, end: { until: addDays(date, -1) } },
    exceptions: fields.exceptions.filter((exception) => exception.date < date),
  }
}

/** The series from a date on, as one of its own. */
function restFrom<F extends Amendable>({ id, fields, recurrence, date }: Part<F>): F {
  const { end } = recurrence
  const before = datesBefore({ ...fields, recurrence }, date)
  const isWeekly = recurrence.frequency === 'weekly'
  return {
    ...fields,
    localStart: `${date}${fields.localStart.slice(10)}`,
    recurrence: {
      ...recurrence,
      weekdays: isWeekly && recurrence.weekdays.length === 0 ? [weekdayOf(date)] : recurrence.weekdays,
      end: end && 'count' in end ? { count: Math.max(1, end.count - before) } : end,
    },
    exceptions: fields.exceptions.filter((exception) => exception.date >= date),
    origin: { id: fields.origin?.id ?? id, shifts: fields.origin?.shifts ?? {} },
  }
}

/**
 * The series with the start of one of its occurrences, and its fields. Another date moves the occurrences of the same weekday, or all of a
 * daily series.
 */
function shifted<F extends Amendable>({ id, fields, recurrence, date }: Part<F>, change: Changed): F {
  const plain = withException({ ...fields, ...change.fields }, date)
  const start = occurrenceStart(fields, date)
  if (change.localStart === start) return plain
  const days = daysBetween(date, change.localStart)
  const weekday = weekdayOf(date)
  const isMoved = (day: string) => recurrence.frequency === 'daily' || weekdayOf(day) === weekday
  const moved = (day: string) => (isMoved(day) ? addDays(day, days) : day)
  const first = recurrenceDates({ localStart: fields.localStart, recurrence }, fields.localStart, date)[0] ?? date
  return {
    ...plain,
    localStart: `${firstOf(first, date, moved)}${change.localStart.slice(10)}`,
    recurrence: {
      ...recurrence,
      weekdays: shiftedDays(recurrence, weekday, days),
      end: shiftedEnd(recurrence, days),
    },
    exceptions: plain.exceptions.map((exception) => ({ ...exception, date: moved(exception.date) })),
    origin: days === 0 ? fields.origin : shiftedOrigin(id, fields.origin, { recurrence, weekday, days }),
  }
}

/** The earliest date of the shifted series. */
function firstOf(first: string, date: string, moved: (day: string) => string): string {
  const near = [moved(first), ...(dayNumber(date) - dayNumber(first) < 7 ? [moved(date)] : [])]
  return near.toSorted()[0] ?? moved(first)
}

function shiftedDays({ frequency, weekdays: chosen }: Recurrence, weekday: Weekday, days: number): Weekday[] {
  if (frequency === 'daily' || chosen.length === 0) return [...chosen]
  const later = laterWeekday(weekday, days)
  const wanted = chosen.map((day) => (day === weekday ? later : day))
  return weekdays.filter((day) => wanted.includes(day))
}

function shiftedEnd({ frequency, weekdays: chosen, end }: Recurrence, days: number): Recurrence['end'] {
  if (!end || !('until' in end)) return end
  const isWhole = frequency === 'daily' || chosen.length < 2
  return { until: isWhole || days > 0 ? addDays(end.until, days) : end.until }
}

function shiftedOrigin(
  id: string,
  origin: SeriesOrigin | null,
  { recurrence, weekday, days }: { recurrence: Recurrence; weekday: Weekday; days: number },
): SeriesOrigin {
  const shifts = origin?.shifts ?? {}
  const affected = recurrence.frequency === 'daily' ? weekdays : [weekday]
  const kept = weekdays.filter((day) => !affected.includes(day) && shifts[day] !== undefined)
  const entries = [
    ...kept.map((day) => [day, shifts[day]]),
    ...affected.map((day) => [laterWeekday(day, days), (shifts[day] ?? 0) + days]),
  ]
  return { id: origin?.id ?? id, shifts: Object.fromEntries(entries) }
}

function laterWeekday(weekday: Weekday, days: number): Weekday {
  const place = weekdays.indexOf(weekday) + days
  return weekdays[((place % 7) + 7) % 7] ?? weekday
}
