import type { FailureReason } from '@upbeat/contract/studio/entities/intake'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * An upload. What has arrived by tus, which names it by this id too, stays in the upload folder until it is complete;
 * with `multipart` browsers send it into the bucket.
 */
export const upload = pgTable(
  'upload',
  {
    id: text().primaryKey(),
    tenantId: text().notNull(),
    classTag: text().notNull(),
    version: integer().notNull(),
    /** The name the browser sent; never used as a path. */
    fileName: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    accountId: text().notNull(),
    state: text().$type<'receiving' | 'received' | 'cancelled'>().notNull(),
    /** The bucket's id of its multipart upload; empty until that has begun. Null for tus. */
    multipart: text(),
    /** How much of a multipart upload its browser has reported as sent. */
    sentBytes: bigint({ mode: 'number' }).notNull().default(0),
    /** When the file was last changed, as its browser says, for a multipart upload; tus keeps it with the file. */
    fileModified: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('upload_class').on(table.tenantId, table.classTag), index('upload_state').on(table.state)],
)

/**
 * A class's source file and what was found in it. Replacing the video adds a version; the old one is kept for a while.
 */
export const mediaVersion = pgTable(
  'media_version',
  {
    tenantId: text().notNull(),
    classTag: text().notNull(),
    version: integer().notNull(),
    fileName: text().notNull(),
    /** Bytes of the source in storage; null once it is deleted. */
    sourceBytes: bigint({ mode: 'number' }),
    facts: jsonb().$type<object>(),
    /** Why the file can't be used for a class. */
    refusal: text(),
    warnings: jsonb().$type<string[]>().notNull(),
    loudness: jsonb().$type<object>(),
    posters: jsonb().$type<object[]>(),
    storyboard: jsonb().$type<object>(),
    /** The part of the class that everyone may see, in seconds. */
    trailer: jsonb().$type<{ from: number; to: number }>(),
    /** Language in which captions are drafted; null for the class's language. */
    captionsLanguage: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When staff chose this earlier video again; the version chosen or made last is published next. */
    chosenAt: timestamp({ withTimezone: true }),
    /** When another version replaced it. */
    replacedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.classTag, table.version] })],
)

/** One encoded file: fMP4 whose segments are byte ranges. */
export const mediaRendition = pgTable(
  'media_rendition',
  {
    tenantId: text().notNull(),
    classTag: text().notNull(),
    version: integer().notNull(),
    file: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    rendition: jsonb().$type<object>().notNull(),
    /** Copied from the source to bridge the time until the ladder is encoded. */
    temporary: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.classTag, table.version, table.file] })],
)

/**
 * The files offered to players from some time on. Addresses name a revision, so that a viewer can finish a class that
 * changes, and browser caches never mix two.
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

/** A picture or trailer of a version, or the club's own picture (version 0), with its size. */
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

/** A picture uploaded in the studio; deleted once it has been unused for a while. */
export const uploadedPicture = pgTable(
  'uploaded_picture',
  {
    tenantId: text().notNull(),
    /** Part of its file names and of every address that shows it. */
    id: text().notNull(),
    /** Storage keys of its files. */
    keys: jsonb().$type<string[]>().notNull(),
    /** When references to it were last looked up. */
    checkedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null while something refers to it. */
    unusedSince: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] }), index('uploaded_picture_check').on(table.checkedAt)],
)

/** A processing step of a version; workers take one after another. */
export const intakeStep = pgTable(
  'intake_step',
  {
    tenantId: text().notNull(),
    classTag: text().notNull(),
    version: integer().notNull(),
    step: text().$type<IntakeStepName>().notNull(),
    /** Steps that put a class on air come before those that improve it. */
    priority: integer().notNull(),
    state: text().$type<'waiting' | 'running' | 'done' | 'failed' | 'cancelled'>().notNull(),
    /** Why it waits, if not only for its turn. */
    waitsFor: text().$type<'disk' | 'step' | 'retry' | 'service'>(),
    /** 0 to 1. */
    progress: real().notNull(),
    attempts: integer().notNull(),
    /** Not to be started before. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    worker: text(),
    /** The worker's last heartbeat; a worker that stays silent loses the step. */
    seenAt: timestamp({ withTimezone: true }),
    startedAt: timestamp({ withTimezone: true }),
    finishedAt: timestamp({ withTimezone: true }),
    /** Why it failed, if known. */
    reason: text().$type<FailureReason>(),
    failure: text(),
    /** The tool's last lines of output. */
    lines: jsonb().$type<string[]>(),
    /** The result of a worker on another machine; a server checks it before use. */
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

/** WebVTT captions in one language; kept when the class's video is replaced. */
export const classCaptions = pgTable(
  'class_captions',
  {
    tenantId: text().notNull(),
    classTag: text().notNull(),
    language: text().notNull(),
    body: text().notNull(),
    /** Written by a service and not yet published. */
    isDraft: boolean().notNull().default(false),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.classTag, table.language] })],
)
