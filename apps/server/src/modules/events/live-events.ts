import { dailyTime } from '@upbeat/rules/schedule/daily-time'
import type { EventTime, Occurrence, OccurrenceFields } from '@upbeat/rules/schedule/event-time'
import { originalId } from '@upbeat/rules/schedule/occurrence-id'
import type { Recurrence } from '@upbeat/rules/schedule/recurrence'
import type { EventRow, LiveEvent, LiveTime } from './event-row.ts'
import { expandSeries, occurrenceOn, type Period } from './expand-series.ts'
import { resolveLocalTime } from './resolve-local-time.ts'

type Series = EventTime & { recurrence: Recurrence }

const hour = 3_600_000
const day = 24 * hour
/** How far the next or last occurrence of a series is searched, in days. */
const reach = [8, 64, 400, 4000]

/**
 * An event as members see it: itself, or each occurrence of its series that is running, was over on the day before `now`
 * at the earliest, or starts within `daysAhead`.
 */
export function liveEvents(row: EventRow, now: Date, daysAhead: number): LiveEvent[] {
  const series = seriesOf(row)
  if (!series) return [liveEvent(row, timeOf(row))]
  const from = startOfHour(now.getTime() - day - row.durationSecond * 1000)
  const until = startOfHour(now.getTime()) + hour + daysAhead * day
  return occurrencesIn(row, series, { from, until }).map((occurrence) => occurrenceEvent(row, occurrence))
}

/** The one to show of a series: the running occurrence, else the next, else the last. Null if all were cancelled. */
export function liveEventNow(row: EventRow, now: Date): LiveEvent | null {
  const series = seriesOf(row)
  if (!series) return liveEvent(row, timeOf(row))
  const isOver = ({ startsAt }: Occurrence) => startsAt + row.durationSecond * 1000 <= now.getTime()
  const from = startOfHour(now.getTime() - row.durationSecond * 1000)
  const until = startOfHour(now.getTime()) + hour
  for (const days of reach) {
    const next = occurrencesIn(row, series, { from, until: until + days * day }).find((each) => !isOver(each))
    if (next) return occurrenceEvent(row, next)
  }
  for (const days of reach) {
    const last = occurrencesIn(row, series, { from: from - days * day, until }).findLast(isOver)
    if (last) return occurrenceEvent(row, last)
  }
  return null
}

/** The occurrence of a series on a local date; null if it has none. */
export function liveEventOn(row: EventRow, date: string): LiveEvent | null {
  const series = seriesOf(row)
  const occurrence = series && occurrenceOn(series, date)
  return occurrence && occurrenceEvent(row, occurrence)
}

/** Null for an event that is one for members too. */
function seriesOf(row: EventRow): Series | null {
  const time = eventTimeOf(row)
  if (!time?.recurrence || dailyTimeOf(row, time) !== null) return null
  return { ...time, recurrence: time.recurrence }
}

function timeOf(row: EventRow): LiveTime {
  const time = eventTimeOf(row)
  if (!time) return null
  const timeOfDay = dailyTimeOf(row, time)
  if (timeOfDay !== null) return { kind: 'daily', timeOfDay }
  return { kind: 'single', startsAt: resolveLocalTime(time.localStart, time.timeZone).startsAt }
}

/** A daily event has no first day, so one that starts later than it was created is a series. */
function dailyTimeOf({ createdAt }: EventRow, time: EventTime): string | null {
  return time.localStart.slice(0, 10) <= createdAt.toISOString().slice(0, 10) ? dailyTime(time) : null
}

function eventTimeOf({ localStart, timeZone, recurrence, exceptions }: EventRow): EventTime | null {
  return localStart === null || timeZone === null ? null : { localStart, timeZone, recurrence, exceptions }
}

function occurrenceEvent(row: EventRow, { date, startsAt }: Occurrence): LiveEvent {
  const event = liveEvent(row, { kind: 'single', startsAt })
  return { ...event, ...ownFields(row, date), id: originalId(row.id, row.origin, date) }
}

/** What an occurrence has other than its series. */
function ownFields({ exceptions, durationSecond }: EventRow, date: string): Partial<LiveEvent> {
  const found = exceptions.find((exception) => exception.date === date)
  if (found?.kind !== 'moved' || !found.own) return {}
  const { room: _, durationSecond: own, ...fields }: OccurrenceFields = found.own
  return { ...(fields as Partial<LiveEvent>), durationSecond: own ?? durationSecond }
}

function liveEvent(row: EventRow, time: LiveTime): LiveEvent {
  const { localStart, timeZone, recurrence, exceptions, origin, room, changedAt, ...event } = row
  return { ...event, seriesId: row.id, time, changedAt: changedAt ?? row.createdAt }
}

/** Periods begin at whole hours, so that calls share what is computed. */
function startOfHour(time: number): number {
  return Math.floor(time / hour) * hour
}

const computed = new WeakMap<EventRow, Map<string, Occurrence[]>>()
const keptPeriods = 4

function occurrencesIn(row: EventRow, series: Series, period: Period): Occurrence[] {
  const kept = computed.get(row) ?? new Map<string, Occurrence[]>()
  computed.set(row, kept)
  const key = `${period.from} ${period.until}`
  const known = kept.get(key)
  if (known) return known
  const occurrences = expandSeries(series, period)
  if (kept.size >= keptPeriods) kept.clear()
  kept.set(key, occurrences)
  return occurrences
}
