import type { CollectionRule } from '@upbeat/rules/collections/collection-rule'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
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

/** A coach's profile. Classes refer to coaches by name only, so either may exist without the other. */
export const coach = pgTable(
  'coach',
  {
    tenantId: text().notNull(),
    id: text().notNull(),
    /** As classes name the coach. */
    name: text().notNull(),
    /** A sentence in the coach's own words. */
    line: text().notNull(),
    description: text().notNull(),
    imageLink: text(),
    position: integer().notNull(),
    hidden: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
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

/** Every word of a club's classes, for spelling search; filled by triggers. */
export const searchWord = pgTable('search_word', { tenantId: text().notNull(), word: text().notNull() }, (table) => [
  primaryKey({ columns: [table.tenantId, table.word] }),
  // New words are rare; in a pending list every search would scan them until the next vacuum.
  index('search_word_spelling').using('gin', table.word.op('gin_trgm_ops')).with({ fastupdate: false }),
])
