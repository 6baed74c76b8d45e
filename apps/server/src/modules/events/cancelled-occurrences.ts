import { originalId } from '@upbeat/rules/schedule/occurrence-id'
import { hasDate } from '@upbeat/rules/schedule/recurrence-dates'
import type { EventRow } from './event-row.ts'
import type { Period } from './expand-series.ts'
import type { CancelledOccurrence } from './present-calendar.ts'
import { resolveLocalTime } from './resolve-local-time.ts'

/** The cancelled occurrences of a series that would have started within a period, with the tag of the series. */
export function cancelledOccurrences(
  row: EventRow,
  { from, until }: Period,
): (CancelledOccurrence & { tag: string })[] {
  const { localStart, timeZone, recurrence, exceptions, origin, name, tag } = row
  if (!recurrence || localStart === null || timeZone === null) return []
  return exceptions
    .filter(({ kind, date }) => kind === 'cancelled' && hasDate({ localStart, recurrence }, date))
    .map(({ date }) => ({
      id: originalId(row.id, origin, date),
      tag,
      title: name,
      startsAt: resolveLocalTime(`${date}${localStart.slice(10)}`, timeZone).startsAt,
      changedAt: (row.changedAt ?? row.createdAt).getTime(),
    }))
    .filter(({ startsAt }) => startsAt >= from && startsAt < until)
}
