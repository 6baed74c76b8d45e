import { bigint, boolean, pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A club's latest export as a file, which the owner downloads within a day. */
export const clubExport = pgTable('club_export', {
  tenantId: text().primaryKey(),
  /** Part of the file's name in storage. */
  id: uuid().notNull(),
  withMedia: boolean().notNull(),
  state: text().$type<'running' | 'ready' | 'failed'>().notNull(),
  /** 0 to 1. */
  progress: real().notNull(),
  bytes: bigint({ mode: 'number' }),
  /** The name of the person who started it. */
  startedBy: text().notNull(),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  /** The last sign of progress, by which an export whose server stopped is found. */
  changedAt: timestamp({ withTimezone: true }).notNull(),
  readyAt: timestamp({ withTimezone: true }),
  /** SHA-256 of the token of the link that was opened last, and until when it may be used. */
  linkHash: text(),
  linkEndsAt: timestamp({ withTimezone: true }),
})
