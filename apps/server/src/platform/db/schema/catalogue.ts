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
    /** By language; null where the product's phrases translate it. */
    translations: jsonb().$type<CategoryTranslations>(),
    /** Taken from members, with its place kept. */
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
    /** What the card says; null where the club gave none. */
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
  | { kind: 'external'; url: string }
  /** The club's own, uploaded in the studio. */
  | { kind: 'stored'; version: number }
  /** Made of the demo's loops by a routine. */
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
    /** What it holds, in place of its items; null where they are hand-picked. */
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

/** The class that the club has planned for a day, in its own time zone (`2026-11-23`). */
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
    /** The tag of its class, unique within the tenant like any class's. */
    videoId: text().notNull(),
    virtualClass: jsonb().$type<EventClass>().notNull(),
    media: jsonb().$type<MediaSource>(),
    /** Null for what is on demand. */
    scheduleType: text().$type<'single' | 'daily'>(),
    /** Of a single event. */
    startsAt: timestamp({ withTimezone: true }),
    /** UTC `HH:mm:ss` of a daily event. */
    dailyTime: text(),
    transcode: text().$type<'complete' | 'in_progress' | 'error'>().notNull().default('complete'),
    /** An outside HLS origin, null where the stream is ours. */
    link: text(),
    /** Seconds after the start until the link is there; null never. */
    linkDelaySecond: integer(),
    /** Whether who comes late to a simulated live may begin at its beginning. */
    mayStartOver: boolean().notNull().default(false),
    /** Demo only: once a single event has passed it is moved along by this many seconds. */
    repeatEverySecond: integer(),
    /** Demo only: how long it stays to be seen as over before it moves; null for the rest of its day (UTC). */
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

/** One time that an event was broadcast by an encoder of its club; what was received stays as its recording. */
export const liveBroadcast = pgTable(
  'live_broadcast',
  {
    tenantId: text().notNull(),
    eventId: text().notNull(),
    /** Of the occurrence. */
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    videoId: text().notNull(),
    /** Which connection holds the stream; nobody else may take it meanwhile. */
    clientId: text().notNull(),
    onAir: boolean().notNull(),
    /** From when the recording counts: when its first picture came, later where the encoder was away before the class. */
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.eventId, table.startsAt] })],
)

/** A member who wants a mail an hour before an event, each time it takes place. */
export const liveReminder = pgTable(
  'live_reminder',
  {
    tenantId: text().notNull(),
    memberId: uuid().notNull(),
    eventId: text().notNull(),
    /** What the mail is written in: IANA zone and language of who asked, and where the club's pages are. */
    timeZone: text().notNull(),
    language: text().notNull(),
    address: text().notNull(),
    /** The start that was told last; another one, also of an event that was moved, is told again. */
    toldStart: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.memberId, table.eventId] })],
)

/** Every word that a club's classes have, to be found by its spelling; the database fills it by itself. */
export const searchWord = pgTable('search_word', { tenantId: text().notNull(), word: text().notNull() }, (table) => [
  primaryKey({ columns: [table.tenantId, table.word] }),
  // Words come rarely; set aside until the next vacuum they would all be read at each search.
  index('search_word_spelling').using('gin', table.word.op('gin_trgm_ops')).with({ fastupdate: false }),
])

/** What an event's class has beside the event's own fields. */
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
