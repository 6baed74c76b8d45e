import type { EventTime, Occurrence, ResolveLocalTime } from './event-time.ts'

/**
 * The occurrences on the given dates of a series, sorted by start: cancelled ones are left out, moved ones are at their
 * new time. `dates` are local dates of the recurrence (`YYYY-MM-DD`).
 */
export function planOccurrences(
  { localStart, timeZone, exceptions }: EventTime,
  dates: readonly string[],
  resolve: ResolveLocalTime,
): Occurrence[] {
  const timeOfDay = localStart.slice(10)
  const changed = new Map(exceptions.map((exception) => [exception.date, exception]))
  const planned: Occurrence[] = []
  for (const date of dates) {
    const exception = changed.get(date)
    if (exception?.kind === 'cancelled') continue
    const { startsAt, clockChange } = resolve(exception ? exception.localStart : `${date}${timeOfDay}`, timeZone)
    planned.push({ date, startsAt, clockChange })
  }
  return planned.toSorted((one, other) => one.startsAt - other.startsAt)
}

/** The dates whose occurrences were moved, from wherever to wherever. */
export function movedDates({ exceptions }: Pick<EventTime, 'exceptions'>): string[] {
  return exceptions.filter(({ kind }) => kind === 'moved').map(({ date }) => date)
}
