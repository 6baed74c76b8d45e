import type { FailureReason } from '@upbeat/contract/studio/entities/intake'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core'

/** A file on its way in, by the id of its tus upload; the bytes lie in the upload folder until it is whole. */
export const upload = pgTable(
  'upload',
  {
    id: text().primaryKey(),
    tenantId: text().notNull(),
    classTag: text().notNull(),
    version: integer().notNull(),
    /** As the browser named it; never used as a path. */
    fileName: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    accountId: text().notNull(),
    state: text().$type<'receiving' | 'received' | 'cancelled'>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('upload_class').on(table.tenantId, table.classTag), index('upload_state').on(table.state)],
)

/** A file of a class and what was found in it. A class whose video is replaced gets another version; the old one stays for a while. */
export const mediaVersion = pgTable(
  'media_version',
  {
    tenantId: text().notNull(),
    classTag: text().notNull(),
    version: integer().notNull(),
    fileName: text().notNull(),
    /** Bytes of the source in storage; null once it was deleted. */
    sourceBytes: bigint({ mode: 'number' }),
    facts: jsonb().$type<object>(),
    /** Why the file can't become a class. */
    refusal: text(),
    warnings: jsonb().$type<string[]>().notNull(),
    loudness: jsonb().$type<object>(),
    posters: jsonb().$type<object[]>(),
    storyboard: jsonb().$type<object>(),
    /** A part of the class that everyone may see, in seconds. */
    trailer: jsonb().$type<{ from: number; to: number }>(),
    /** What captions are drafted in; null for the class's language. */
    captionsLanguage: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When an earlier video was made the class's again; the one that was chosen or made last is published next. */
    chosenAt: timestamp({ withTimezone: true }),
    /** Since when another version is the class's. */
    replacedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.classTag, table.version] })],
)

/** One encoded file: an fMP4 whose segments are byte ranges. */
export const mediaRendition = pgTable(
  'media_rendition',
  {
    tenantId: text().notNull(),
    classTag: text().notNull(),
    version: integer().notNull(),
    file: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    rendition: jsonb().$type<object>().notNull(),
    /** Copied from the source for the time until the ladder is there. */
    temporary: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.classTag, table.version, table.file] })],
)

/**
 * What players were offered of a class at a time: which files. Addresses name a revision, so that whoever has begun to watch one can finish it, and what browsers keep is never
 * mixed.
 */
export const mediaRevision = pgTable(
  'media_revision',
  {
    tenantId: text().notNull(),
    classTag: text().notNull(),
    revision: integer().notNull(),
    version: integer().notNull(),
    files: jsonb().$type<string[]>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.classTag, table.revision] })],
)

/** A picture or trailer of a version, or a picture of the club's own (version 0), with what it takes. */
export const mediaFile = pgTable(
  'media_file',
  {
    tenantId: text().notNull(),
    classTag: text().notNull(),
    version: integer().notNull(),
    file: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.classTag, table.version, table.file] })],
)

/** A picture that a club uploaded in the studio, until nothing has referred to it for a while. */
export const uploadedPicture = pgTable(
  'uploaded_picture',
  {
    tenantId: text().notNull(),
    /** Part of its file names and of every address that shows it. */
    id: text().notNull(),
    /** Its files in the storage. */
    keys: jsonb().$type<string[]>().notNull(),
    /** When it was last looked for. */
    checkedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null while something refers to it. */
    unusedSince: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] }), index('uploaded_picture_check').on(table.checkedAt)],
)

/** What is to be done with a version, one row a step; workers take them one after another. */
export const intakeStep = pgTable(
  'intake_step',
  {
    tenantId: text().notNull(),
    classTag: text().notNull(),
    version: integer().notNull(),
    step: text().$type<IntakeStepName>().notNull(),
    /** Of the queue: what puts a class on air comes before what makes it better. */
    priority: integer().notNull(),
    state: text().$type<'waiting' | 'running' | 'done' | 'failed' | 'cancelled'>().notNull(),
    /** Why it waits, where that is not only its turn. */
    waitsFor: text().$type<'disk' | 'step' | 'retry' | 'service'>(),
    /** 0 to 1. */
    progress: real().notNull(),
    attempts: integer().notNull(),
    /** Not before. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    worker: text(),
    /** The worker tells that it lives; one that has been silent has lost the step. */
    seenAt: timestamp({ withTimezone: true }),
    startedAt: timestamp({ withTimezone: true }),
    finishedAt: timestamp({ withTimezone: true }),
    /** Why it failed, as far as it is known. */
    reason: text().$type<FailureReason>(),
    failure: text(),
    /** The tool's last lines. */
    lines: jsonb().$type<string[]>(),
    /** What a worker on another machine has made; a server checks it before it is used. */
    returned: jsonb().$type<object>(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.classTag, table.version, table.step] }),
    index('intake_step_queue').on(table.state, table.priority, table.dueAt),
  ],
)
export type IntakeStepName =
  | 'probe'
  | 'remux'
  | 'low'
  | 'posters'
  | 'storyboard'
  | 'sound'
  | 'ladder'
  | 'trailer'
  | 'captions'

/** Captions in one language, WebVTT; they stay with the class when its video is replaced. */
export const classCaptions = pgTable(
  'class_captions',
  {
    tenantId: text().notNull(),
    classTag: text().notNull(),
    language: text().notNull(),
    body: text().notNull(),
    /** Written by a service and not yet put on air. */
    isDraft: boolean().notNull().default(false),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.classTag, table.language] })],
)
