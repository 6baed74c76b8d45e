import type { EventFields, EventOccurrence } from '@upbeat/contract/studio/entities/event'
import { expandSeries, type Period } from '../expand-series.ts'
import { resolveLocalTime } from '../resolve-local-time.ts'
import { timeOfFields } from './event-fields.ts'

/** The occurrences of a draft that start within a period. Without a duration they end at their start. */
export function draftOccurrences(fields: EventFields, { from, until }: Period): EventOccurrence[] {
  const time = timeOfFields(fields)
  if (!time) return []
  const { recurrence, localStart, timeZone } = time
  const occurrences = recurrence
    ? expandSeries({ ...time, recurrence }, { from, until })
    : [{ date: localStart.slice(0, 10), ...resolveLocalTime(localStart, timeZone) }]
  const exceptions = new Map(fields.exceptions.map((exception) => [exception.date, exception]))
  return occurrences
    .filter(({ startsAt }) => startsAt >= from && startsAt < until)
    .map(({ date, startsAt, clockChange }) => {
      const exception = recurrence ? exceptions.get(date) : undefined
      const own = (exception?.kind === 'moved' && exception.own) || {}
      const seconds = own.durationSecond ?? fields.durationSecond ?? 0
      return {
        date,
        startsAt: new Date(startsAt).toISOString(),
        endsAt: new Date(startsAt + seconds * 1000).toISOString(),
        isMoved: exception?.kind === 'moved',
        own,
        clashes: [],
        moreClashes: 0,
        clockChange,
      }
    })
}

const computed = new WeakMap<EventFields, Map<string, EventOccurrence[]>>()
const keptPeriods = 4

/**
 * The same, computed once for each period: a week in which one event changes is read again with all others as they were.
 * @param fields of a draft that is kept in memory; another object after each change
 */
export function keptOccurrences(fields: EventFields, period: Period): EventOccurrence[] {
  const kept = computed.get(fields) ?? new Map<string, EventOccurrence[]>()
  computed.set(fields, kept)
  const key = `${period.from} ${period.until}`
  const known = kept.get(key)
  if (known) return known
  const occurrences = draftOccurrences(fields, period)
  if (kept.size >= keptPeriods) kept.clear()
  kept.set(key, occurrences)
  return occurrences
}
