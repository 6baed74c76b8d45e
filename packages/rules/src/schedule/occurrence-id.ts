import { addDays, weekdayOf } from './local-date.ts'
import type { Weekday } from './recurrence.ts'

/**
 * What a series was before its days changed, or before it was split off another series: its occurrences keep the ids that they had, so that
 * links, reminders and calendars follow them.
 */
export type SeriesOrigin = {
  /** The series in whose name the ids are; the series itself if only its days have changed. */
  id: string
  /** How many days later than in the ids it takes place, by its present weekday. */
  shifts: Partial<Record<Weekday, number>>
}

/** The id of one occurrence of a series, by its local date (`YYYY-MM-DD`). */
export function occurrenceId(seriesId: string, date: string): string {
  return `${seriesId}.${date}`
}

/** The id by which an occurrence was known first. */
export function originalId(seriesId: string, origin: SeriesOrigin | null, date: string): string {
  if (!origin) return occurrenceId(seriesId, date)
  return occurrenceId(origin.id, addDays(date, -(origin.shifts[weekdayOf(date)] ?? 0)))
}

/** The present dates that an original date may have, the likeliest first. */
export function datesOfOriginal(origin: SeriesOrigin, date: string): string[] {
  const shifts = new Set([...Object.values(origin.shifts), 0])
  return [...shifts]
    .map((days) => addDays(date, days))
    .filter((present) => addDays(present, -(origin.shifts[weekdayOf(present)] ?? 0)) === date)
}

/** The series and date of an occurrence's id; null for any other id. */
export function readOccurrenceId(id: string): { seriesId: string; date: string } | null {
  const [, seriesId, date] = /^(.+)\.(\d{4}-\d{2}-\d{2})$/.exec(id) ?? []
  return seriesId !== undefined && date !== undefined ? { seriesId, date } : null
}
