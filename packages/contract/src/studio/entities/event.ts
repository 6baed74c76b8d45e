import { publishingStates } from '@upbeat/rules/publishing/publishing-state'
import { weekdays } from '@upbeat/rules/schedule/recurrence'
import { z } from 'zod'
import { levels } from '../../enumerations.ts'
import { SharedWord } from './class.ts'

const LocalDate = z.iso.date()
/** A time on the clock of the event's zone. */
const LocalTime = z.iso.datetime({ local: true }).regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?$/)

const DurationSecond = z.int().min(60).max(86_400)

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

const Room = z.string().normalize('NFC').max(80)

/** The fields that an occurrence can have of its own. */
export const OccurrenceFields = z
  .object({
    name: z.string().normalize('NFC').max(200),
    description: z.string().max(10_000),
    instructor: SharedWord.nullable(),
    room: Room.nullable(),
    durationSecond: DurationSecond.nullable(),
  })
  .partial()
  .strict()

/** A cancelled or moved occurrence; `date` is the one that the recurrence gives it. */
export const EventException = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cancelled'), date: LocalDate }),
  z.object({
    kind: z.literal('moved'),
    date: LocalDate,
    localStart: LocalTime,
    /** What differs from the series. */
    own: OccurrenceFields.optional(),
  }),
])

/** The series that an event continues, by whose ids members know its occurrences; see `SeriesOrigin` in the rules. */
const EventOrigin = z.object({
  id: z.string().max(200),
  shifts: z.partialRecord(z.enum(weekdays), z.int().min(-3660).max(3660)),
})

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
  durationSecond: DurationSecond.nullable(),
  recurrence: EventRecurrence.nullable(),
  exceptions: z.array(EventException).max(500),
  /** Where it is given; members don't see it. */
  room: Room.nullable(),
  /** Null for an event that continues no other and whose days have not changed. */
  origin: EventOrigin.nullable(),
})
export type EventFields = z.infer<typeof EventFields>

/** Another event that books the same coach or room at the same time (WEEK-05). */
export const EventClash = z.object({
  what: z.enum(['coach', 'room']),
  /** The name of the coach or room. */
  name: z.string(),
  event: z.object({ id: z.string(), name: z.string(), startsAt: z.iso.datetime() }),
})
export type EventClash = z.infer<typeof EventClash>

/** How many double bookings an occurrence names; the others are counted. */
export const maxClashes = 3

export const EventOccurrence = z.object({
  /** The local date that the recurrence gives it, its name in `exceptions`. */
  date: LocalDate,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** Whether it was moved, or has fields of its own. */
  isMoved: z.boolean(),
  /** What differs from the series. */
  own: OccurrenceFields,
  /** The first double bookings by their start, at most `maxClashes`. */
  clashes: z.array(EventClash).max(maxClashes),
  /** How many more double bookings it has. */
  moreClashes: z.int().min(0),
  /** Its local start doesn't exist and was moved forward, or exists twice and is the first. */
  clockChange: z.enum(['once', 'skipped', 'twice']),
})
export type EventOccurrence = z.infer<typeof EventOccurrence>

/** `class`: it plays none, or one that members don't see. */
export const eventRequirements = [
  'class',
  'name',
  'categoryId',
  'imageLink',
  'localStart',
  'durationSecond',
  'link',
] as const
export type EventRequirement = (typeof eventRequirements)[number]

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
    /** What must be filled in before it can be published. */
    missing: z.array(z.enum(eventRequirements)),
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
    room: z.string().nullable(),
    categoryId: z.string().nullable(),
    /** The zone of its local times. */
    timeZone: z.string(),
    /** Whether it is a series. */
    repeats: z.boolean(),
    occurrences: z.array(EventOccurrence),
  })
  .meta({ id: 'ScheduledEvent' })
export type ScheduledEvent = z.infer<typeof ScheduledEvent>

/** Words that the club's events use already, to be suggested. */
export const EventOptions = z.object({ rooms: z.array(z.string()), instructors: z.array(z.string()) })
export type EventOptions = z.infer<typeof EventOptions>

/** The occurrences that an event with the given fields has, or would have. */
export const EventOutlook = z.object({
  occurrences: z.array(EventOccurrence),
  /** Whether there are more occurrences later. */
  hasMore: z.boolean(),
})
export type EventOutlook = z.infer<typeof EventOutlook>

/** A change of an occurrence, of it and all later ones, or of its series. `localStart` is in the event's zone. */
export const OccurrenceChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cancelled') }),
  z.object({ kind: z.literal('changed'), localStart: LocalTime, fields: OccurrenceFields }),
])
export type OccurrenceChange = z.infer<typeof OccurrenceChange>

export const ChangedOccurrence = z.object({
  /** The event that has the occurrence now: a new one if a series was split. */
  id: z.string(),
  /** The audit entry, to undo the change; null if nothing has changed. */
  entryId: z.string().nullable(),
})

export const EventVersion = z.object({ version: z.number(), publishedAt: z.iso.datetime(), name: z.string() })
