import type { OccurrenceException } from '@upbeat/rules/schedule/event-time'
import type { SeriesOrigin } from '@upbeat/rules/schedule/occurrence-id'
import type { Recurrence } from '@upbeat/rules/schedule/recurrence'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { MediaSource } from './catalogue.ts'
import { textWords } from './text-words.ts'

/**
 * A live event or a recording. It may play a class (`classTag`): then fields that are null are that class's, so that a
 * change to the class needs no change here. Without a class, `name`, `description`, `imageLink`, `categoryId`, `labels`,
 * `focusAreas`, `equipment` and `scheduleDate` are set.
 */
export const liveEvent = pgTable(
  'live_event',
  {
    tenantId: text().notNull(),
    id: text().notNull(),
    /** Its own tag, unique among all classes of the club: for favourites, what was watched, and streams. */
    tag: text().notNull(),
    /** The tag of the class that it plays. */
    classTag: text(),
    /** 1 simulated live, 2 live, 3 video on demand. */
    type: integer().$type<1 | 2 | 3>().notNull(),
    name: text(),
    description: text(),
    streamDescription: text(),
    level: text(),
    skill: integer(),
    intensity: integer(),
    labels: jsonb().$type<string[]>(),
    focusAreas: jsonb().$type<string[]>(),
    equipment: jsonb().$type<string[]>(),
    categoryId: text(),
    subCategory: text(),
    language: text(),
    calorieBurn: integer(),
    instructor: text(),
    /** The club that gives the class. */
    providerId: text().notNull(),
    providerName: text().notNull(),
    imageLink: text(),
    trailerLink: text(),
    media: jsonb().$type<MediaSource>(),
    /** The date by which recordings are sorted. */
    scheduleDate: timestamp({ withTimezone: true }),
    /** The first start in local time, `YYYY-MM-DDTHH:mm:ss` or with `.SSS`; null for video on demand. */
    localStart: text(),
    /** IANA name; null for video on demand. */
    timeZone: text(),
    durationSecond: integer().notNull(),
    /** Null for an event that takes place once. */
    recurrence: jsonb().$type<Recurrence>(),
    /** Cancelled and moved occurrences. */
    exceptions: jsonb().$type<OccurrenceException[]>().notNull().default([]),
    /** The series that it continues, by whose ids members know its occurrences. */
    origin: jsonb().$type<SeriesOrigin>(),
    /** Where it is given; for staff. */
    room: text(),
    /** When what members see of it last changed; orders the versions of its calendar entries. */
    changedAt: timestamp({ withTimezone: true }),
    transcode: text().$type<'complete' | 'in_progress' | 'error'>().notNull().default('complete'),
    /** An outside HLS origin; null if Upbeat serves the stream. */
    link: text(),
    /** Seconds after the start until the link is available; null means never. */
    linkDelaySecond: integer(),
    /** Whether late viewers of a simulated live event may start from the beginning. */
    mayStartOver: boolean().notNull().default(false),
    /** Not shown to members; its tag, recordings and favourites are kept. */
    hidden: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    searchWords: textWords().generatedAlwaysAs(sql`class_words(name, description, instructor, labels)`),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('live_event_tag').on(table.tenantId, table.tag),
    check(
      'live_event_is_whole',
      sql`class_tag is not null or num_nulls(name, description, image_link, category_id, labels, focus_areas, equipment, schedule_date) = 0`,
    ),
    check('live_event_has_time', sql`num_nulls(local_start, time_zone) = case when type = 3 then 2 else 0 end`),
  ],
)

/** How the demo moves its events, so that there is always one to watch. Empty elsewhere. */
export const demoEventMove = pgTable(
  'demo_event_move',
  {
    tenantId: text().notNull(),
    eventId: text().notNull(),
    /** Seconds by which the event is moved once it is over. */
    repeatEverySecond: integer().notNull(),
    /** Seconds that it is shown as over before it moves; null for the rest of its day (UTC). */
    lingerSecond: integer(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.eventId] })],
)

/** One broadcast of an event by the club's encoder; what was received is kept as its recording. */
export const liveBroadcast = pgTable(
  'live_broadcast',
  {
    tenantId: text().notNull(),
    eventId: text().notNull(),
    /** Start of the occurrence. */
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** The event's tag. */
    tag: text().notNull(),
    /** The encoder connection that owns the stream; no other may take it over while it does. */
    clientId: text().notNull(),
    onAir: boolean().notNull(),
    /** Start of the recording: the first picture, or later if the encoder was away before the class. */
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    /** The class that was made of the recording. */
    classTag: text(),
    discardedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.eventId, table.startsAt] })],
)

/** Which stream key an event has. Without a row its own, which was never replaced. */
export const liveStreamKey = pgTable(
  'live_stream_key',
  {
    tenantId: text().notNull(),
    eventId: text().notNull(),
    /** How often its own key was replaced; it is part of the key. */
    generation: integer().notNull(),
    /** The event whose key it has until that is replaced by its own: of the series that it was split off. */
    ofEvent: text(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.eventId] })],
)

/** Who watched a broadcast within a period of 30 seconds. Deleted a month after the broadcast. */
export const liveViewer = pgTable(
  'live_viewer',
  {
    tenantId: text().notNull(),
    /** The event's tag. */
    tag: text().notNull(),
    /** Start of the occurrence. */
    startsAt: timestamp({ withTimezone: true }).notNull(),
    /** Start of the period. */
    at: timestamp({ withTimezone: true }).notNull(),
    /** A hash of the session, different for each broadcast, so that it identifies nobody. */
    viewer: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.tag, table.startsAt, table.at, table.viewer] })],
)

/** A member's request for an email about an event: an hour before each occurrence, or once its video can be watched. */
export const liveReminder = pgTable(
  'live_reminder',
  {
    tenantId: text().notNull(),
    memberId: uuid().notNull(),
    eventId: text().notNull(),
    kind: text().$type<'start' | 'ready'>().notNull().default('start'),
    /** For the mail: the member's IANA time zone and language, and the address of the club's pages. */
    timeZone: text().notNull(),
    language: text().notNull(),
    address: text().notNull(),
    /** The start last announced; a different start, also of an event that was moved, is announced again. */
    toldStart: timestamp({ withTimezone: true }),
    /** What the member last knew of the occurrence, so that they can be told of a change. Null until it was looked up. */
    startsAt: timestamp({ withTimezone: true }),
    title: text(),
    /** Whether they know that it is cancelled. */
    isCancelled: boolean().notNull().default(false),
    /** When the email that the video can be watched was queued. Null until then, and for other reminders. */
    readyQueuedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.memberId, table.eventId, table.kind] })],
)
