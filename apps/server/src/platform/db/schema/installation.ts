import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** What a club may use, as the operator has set it. A club without a row has the installation's limits. */
export const clubQuota = pgTable('club_quota', {
  tenantId: text().primaryKey(),
  /** Null for the installation's limit (`MEDIA_QUOTA_GB`). */
  diskBytes: bigint({ mode: 'number' }),
  /** Minutes of video that may be prepared in a calendar month (UTC); null if unlimited. */
  encodeMinutes: integer(),
  /** Accounts of members; null if unlimited. */
  members: integer(),
})

/** What a club used in a calendar month (UTC), for its bill. Kept when videos are deleted. */
export const clubUsage = pgTable(
  'club_usage',
  {
    tenantId: text().notNull(),
    /** `2026-11`. */
    month: text().notNull(),
    /** Length of the videos whose preparation began. */
    encodedSeconds: bigint({ mode: 'number' }).notNull().default(0),
    /** The largest value of the month's measurements. */
    diskBytes: bigint({ mode: 'number' }).notNull().default(0),
    /** The largest number of the month's measurements. */
    members: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.month] })],
)

/** A queue that the operator has paused, on all servers. */
export const pausedQueue = pgTable('paused_queue', {
  name: text().$type<QueueName>().primaryKey(),
  pausedAt: timestamp({ withTimezone: true }).notNull(),
})
export type QueueName = 'encoding' | 'jobs'

/** A running server or worker, with its last heartbeat by the database's clock. */
export const serverProcess = pgTable('server_process', {
  id: text().primaryKey(),
  kind: text().$type<'server' | 'worker'>().notNull(),
  host: text().notNull(),
  version: text().notNull(),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  seenAt: timestamp({ withTimezone: true }).notNull(),
})
