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
  const moved = new Set(fields.exceptions.filter(({ kind }) => kind === 'moved').map(({ date }) => date))
  return occurrences
    .filter(({ startsAt }) => startsAt >= from && startsAt < until)
    .map(({ date, startsAt, clockChange }) => ({
      date,
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(startsAt + (fields.durationSecond ?? 0) * 1000).toISOString(),
      isMoved: recurrence !== null && moved.has(date),
      clockChange,
    }))
}
