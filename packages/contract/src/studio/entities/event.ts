import { publishingStates } from '@upbeat/rules/publishing/publishing-state'
import { weekdays } from '@upbeat/rules/schedule/recurrence'
import { z } from 'zod'
import { levels } from '../../enumerations.ts'
import { SharedWord } from './class.ts'

const LocalDate = z.iso.date()
/** A time on the clock of the event's zone. */
const LocalTime = z.iso.datetime({ local: true }).regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?$/)

export const EventRecurrence = z.object({
  frequency: z.enum(['daily', 'weekly']),
  /** Every so many days or weeks. */
  interval: z.int().min(1).max(52),
  /** Weekly only; empty for the weekday of the first start. */
  weekdays: z.array(z.enum(weekdays)).max(weekdays.length),
  /** The last date, inclusive, or the number of occurrences; null if it doesn't end. */
  end: z
    .union([z.object({ until: LocalDate }).strict(), z.object({ count: z.int().min(1).max(1000) }).strict()])
    .nullable(),
})

/** A cancelled or moved occurrence; `date` is the one that the recurrence gives it. */
export const EventException = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cancelled'), date: LocalDate }),
  z.object({ kind: z.literal('moved'), date: LocalDate, localStart: LocalTime }),
])

/** What plays: a class of the catalogue at a set time, the club's own broadcast, or an outside stream (WEEK-02). */
export const eventKinds = ['class', 'broadcast', 'stream'] as const
export type EventKind = (typeof eventKinds)[number]

/** The editable fields of a live event. A text that is empty and a value that is null are those of its class, if it has one. */
export const EventFields = z.object({
  kind: z.enum(eventKinds),
  /** The class that it plays. */
  classTag: z.string().max(200).nullable(),
  name: z.string().normalize('NFC').max(200),
  description: z.string().max(10_000),
  imageLink: z.string().max(2000).nullable(),
  instructor: SharedWord.nullable(),
  categoryId: z.string().max(40).nullable(),
  level: z.enum(levels).nullable(),
  /** The address of an outside stream. */
  link: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .nullable(),
  /** Whether members who join a class late may start at its beginning. */
  mayStartOver: z.boolean(),
  /** The first start in local time. */
  localStart: LocalTime.nullable(),
  /** IANA name. */
  timeZone: z.string().max(60),
  durationSecond: z.int().min(60).max(86_400).nullable(),
  recurrence: EventRecurrence.nullable(),
  exceptions: z.array(EventException).max(500),
})
export type EventFields = z.infer<typeof EventFields>

export const EventOccurrence = z.object({
  /** The local date that the recurrence gives it, its name in `exceptions`. */
  date: LocalDate,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  isMoved: z.boolean(),
  /** Its local start doesn't exist and was moved forward, or exists twice and is the first. */
  clockChange: z.enum(['once', 'skipped', 'twice']),
})
export type EventOccurrence = z.infer<typeof EventOccurrence>

const status = {
  id: z.string(),
  state: z.enum(publishingStates),
  /** The scheduled publication time; null unless scheduled. */
  publishAt: z.iso.datetime().nullable(),
  /** Whether the draft differs from the published version. */
  hasChanges: z.boolean(),
  changedAt: z.iso.datetime(),
  version: z.number(),
  /** Whether the caller may change it. */
  mayEdit: z.boolean(),
}

/** An event in its editor. */
export const StudioEvent = z
  .object({
    ...status,
    fields: EventFields,
    /** Its occurrence if it takes place once, else those of the next four weeks. */
    occurrences: z.array(EventOccurrence),
  })
  .meta({ id: 'StudioEvent' })
export type StudioEvent = z.infer<typeof StudioEvent>

/** An event in the schedule, with its occurrences of the requested period, by its draft. */
export const ScheduledEvent = z
  .object({
    ...status,
    kind: z.enum(eventKinds),
    /** Its own, else its class's. */
    name: z.string(),
    instructor: z.string().nullable(),
    categoryId: z.string().nullable(),
    occurrences: z.array(EventOccurrence),
  })
  .meta({ id: 'ScheduledEvent' })
export type ScheduledEvent = z.infer<typeof ScheduledEvent>

export const EventVersion = z.object({ version: z.number(), publishedAt: z.iso.datetime(), name: z.string() })
