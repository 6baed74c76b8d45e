import type { CollectionRule } from '@upbeat/rules/collections/collection-rule'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { textWords } from './text-words.ts'

export const category = pgTable(
  'category',
  {
    tenantId: text().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    imageLink: text(),
    position: integer().notNull(),
    /** By language; null if the product's phrases translate it. */
    translations: jsonb().$type<CategoryTranslations>(),
    /** Not shown to members; its position is kept. */
    hidden: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

export const virtualClass = pgTable(
  'virtual_class',
  {
    tenantId: text().notNull(),
    tag: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    /** What the card says; null if the club gave none. */
    durationSecond: integer(),
    level: text(),
    skill: integer(),
    intensity: integer(),
    labels: jsonb().$type<string[]>().notNull(),
    focusAreas: jsonb().$type<string[]>().notNull(),
    equipment: jsonb().$type<string[]>().notNull(),
    categoryId: text().notNull(),
    subCategory: text(),
    language: text(),
    calorieBurn: integer(),
    instructor: text(),
    channelTag: text(),
    providerId: text(),
    provider: text(),
    imageLink: text().notNull(),
    trailerLink: text(),
    /** What plays: an outside address, or the key of stored or composed media. */
    media: jsonb().$type<MediaSource>(),
    active: boolean().notNull().default(true),
    scheduleDate: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    searchWords: textWords().generatedAlwaysAs(sql`class_words(name, description, instructor, labels)`),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.tag] }),
    index('virtual_class_schedule').on(table.tenantId, table.scheduleDate),
  ],
)

export type CategoryTranslations = Record<string, { name: string; description: string }>

export type MediaSource =
  /** The club's own video, uploaded in the studio. */
  | { kind: 'stored'; version: number }
  /** A routine composed of the demo's loops. */
  | { kind: 'routine'; category: string; seed: number; durationSecond: number }

export const channel = pgTable(
  'channel',
  {
    tenantId: text().notNull(),
    tag: text().notNull(),
    displayName: jsonb().$type<string | { invariantText: string }>().notNull(),
    description: jsonb().$type<string | { invariantText: string }>().notNull(),
    profileImageUrl: text().notNull(),
    mediaSpaceImageUrl: text().notNull(),
    provider: text(),
    active: boolean().notNull(),
    availability: jsonb().$type<number[]>().notNull(),
    position: integer().notNull(),
    hidden: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.tag] })],
)

export const channelClass = pgTable(
  'channel_class',
  {
    tenantId: text().notNull(),
    channelTag: text().notNull(),
    classTag: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.channelTag, table.classTag] })],
)

export const collection = pgTable(
  'collection',
  {
    tenantId: text().notNull(),
    tag: text().notNull(),
    name: text().notNull(),
    type: text().$type<'featured' | 'live' | 'channel' | 'classoftheday'>().notNull(),
    description: text().notNull(),
    imageLink: text(),
    position: integer().notNull(),
    /** Selects its classes; null if they are hand-picked items. */
    rule: jsonb().$type<CollectionRule>(),
    hidden: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.tag] })],
)

export const collectionItem = pgTable(
  'collection_item',
  {
    tenantId: text().notNull(),
    collectionTag: text().notNull(),
    classTag: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.collectionTag, table.classTag] })],
)

/** The class planned for a day in the club's time zone (`2026-11-23`). */
export const plannedClass = pgTable(
  'planned_class',
  { tenantId: text().notNull(), day: text().notNull(), classTag: text().notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.day] })],
)

export const liveEvent = pgTable(
  'live_event',
  {
    tenantId: text().notNull(),
    id: text().notNull(),
    /** 1 simulated live, 2 live, 3 video on demand. */
    type: integer().$type<1 | 2 | 3>().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    streamDescription: text(),
    durationSecond: integer().notNull(),
    level: text(),
    /** The club that gives the class. */
    providerId: text().notNull(),
    providerName: text().notNull(),
    imageLink: text().notNull(),
    trailerLink: text(),
    /** The tag of its class, unique within the tenant among all classes. */
    videoId: text().notNull(),
    virtualClass: jsonb().$type<EventClass>().notNull(),
    media: jsonb().$type<MediaSource>(),
    /** Null for video on demand. */
    scheduleType: text().$type<'single' | 'daily'>(),
    /** Single events only. */
    startsAt: timestamp({ withTimezone: true }),
    /** UTC `HH:mm:ss`, daily events only. */
    dailyTime: text(),
    transcode: text().$type<'complete' | 'in_progress' | 'error'>().notNull().default('complete'),
    /** An outside HLS origin; null if Upbeat serves the stream. */
    link: text(),
    /** Seconds after the start until the link is available; null means never. */
    linkDelaySecond: integer(),
    /** Whether late viewers of a simulated live event may start from the beginning. */
    mayStartOver: boolean().notNull().default(false),
    /** Demo only: seconds by which a single event is moved once it is over. */
    repeatEverySecond: integer(),
    /** Demo only: seconds that it is shown as over before it moves; null for the rest of its day (UTC). */
    lingerSecond: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    searchWords: textWords().generatedAlwaysAs(
      sql`class_words(name, description, virtual_class->>'instructor', virtual_class->'labels')`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('live_event_video').on(table.tenantId, table.videoId),
  ],
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
    videoId: text().notNull(),
    /** The encoder connection that owns the stream; no other may take it over while it does. */
    clientId: text().notNull(),
    onAir: boolean().notNull(),
    /** Start of the recording: the first picture, or later if the encoder was away before the class. */
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.eventId, table.startsAt] })],
)

/** A member's request for a mail an hour before each occurrence of an event. */
export const liveReminder = pgTable(
  'live_reminder',
  {
    tenantId: text().notNull(),
    memberId: uuid().notNull(),
    eventId: text().notNull(),
    /** For the mail: the member's IANA time zone and language, and the address of the club's pages. */
    timeZone: text().notNull(),
    language: text().notNull(),
    address: text().notNull(),
    /** The start last announced; a different start, also of an event that was moved, is announced again. */
    toldStart: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.memberId, table.eventId] })],
)

/** Every word of a club's classes, for spelling search; filled by triggers. */
export const searchWord = pgTable('search_word', { tenantId: text().notNull(), word: text().notNull() }, (table) => [
  primaryKey({ columns: [table.tenantId, table.word] }),
  // New words are rare; in a pending list every search would scan them until the next vacuum.
  index('search_word_spelling').using('gin', table.word.op('gin_trgm_ops')).with({ fastupdate: false }),
])

/** An event's class fields that the event itself doesn't have. */
export type EventClass = {
  skill: number | null
  intensity: number | null
  labels: string[]
  focusAreas: string[]
  equipment: string[]
  categoryId: string
  subCategory: string | null
  language: string | null
  calorieBurn: number | null
  instructor: string | null
  /** ISO time. */
  scheduleDate: string
}
