import type { Recurrence } from './recurrence.ts'

/** When an event takes place: local time in a time zone, once or as a series. A subset of RFC 5545. */
export type EventTime = {
  /** The first start, in local time: `YYYY-MM-DDTHH:mm:ss`, with milliseconds if need be (DTSTART). */
  localStart: string
  /** IANA name (TZID). */
  timeZone: string
  /** Null for an event that takes place once (RRULE). */
  recurrence: Recurrence | null
  exceptions: readonly OccurrenceException[]
}

/** A change to one occurrence. `date` is the local date that the recurrence gives it, also once it has been moved. */
export type OccurrenceException =
  /** EXDATE. */
  | { kind: 'cancelled'; date: string }
  /** RECURRENCE-ID: starts at `localStart` instead; what is in `own` differs from the series. */
  | { kind: 'moved'; date: string; localStart: string; own?: OccurrenceFields | undefined }

/** The fields that a single occurrence can have of its own. */
export type OccurrenceFields = {
  name?: string | undefined
  description?: string | undefined
  instructor?: string | null | undefined
  room?: string | null | undefined
  durationSecond?: number | null | undefined
}

/**
 * How often a local time exists on its day: `once`; not at all (`skipped`), when clocks go forward; `twice`, when they
 * go back.
 */
type ClockChange = 'once' | 'skipped' | 'twice'

/** An occurrence of a series. */
export type Occurrence = {
  /** Its local date by the recurrence, `YYYY-MM-DD`, unique within the series. */
  date: string
  /** Epoch milliseconds. A skipped start is moved forward by the length of the gap; of two, it is the first. */
  startsAt: number
  clockChange: ClockChange
}

/** Converts a local time (`YYYY-MM-DDTHH:mm:ss`) to the moment at which an event starts. */
export type ResolveLocalTime = (localTime: string, timeZone: string) => Pick<Occurrence, 'startsAt' | 'clockChange'>
