import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { member } from './member.ts'

/**
 * The ledger of a club. Its row is locked while pieces are appended, so that two servers don't count the same moment, and counts how often they
 * were, so that a server notices what another has appended.
 */
export const watchLedger = pgTable('watch_ledger', {
  tenantId: text().primaryKey(),
  revision: bigint({ mode: 'number' }).notNull(),
})

/**
 * Who watches. Everything that is watched names only `viewerId`, so that it stays in the totals when the member is
 * deleted, which clears `memberId`.
 */
export const watchViewer = pgTable(
  'watch_viewer',
  {
    tenantId: text().notNull(),
    viewerId: uuid().notNull(),
    memberId: uuid().references(() => member.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.viewerId] }),
    uniqueIndex('watch_viewer_member').on(table.memberId),
  ],
)

/**
 * The ledger: what was really played, append-only. The ranges of a viewer never overlap in time, so that nothing counts
 * twice, and none is longer than five minutes.
 */
export const watchRange = pgTable(
  'watch_range',
  {
    tenantId: text().notNull(),
    viewerId: uuid().notNull(),
    /** When it began. */
    at: timestamp({ withTimezone: true }).notNull(),
    /** Time spent, which at double speed is half of what was seen. Milliseconds. */
    playedMs: integer().notNull(),
    /** What was seen: positions in the video. */
    fromSecond: real().notNull(),
    toSecond: real().notNull(),
    viewingId: uuid().notNull(),
    /** The calendar day of `at` in the club's time zone when it was reported. */
    day: date().notNull(),
    kind: text().$type<WatchKind>().notNull(),
    classTag: text().notNull(),
    /** The live event or occurrence; null for a class on demand. */
    eventId: text(),
    /** The version of the class at that time; 0 if it has none. */
    version: integer().notNull(),
    /** The staff account that owned the class at that time; empty if none did. */
    coachId: text().notNull(),
    /** The coach as the class named them; empty if it named none. */
    coachName: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.viewerId, table.at] })],
)

export type WatchKind = 'onDemand' | 'live'

/** Sums of `watch_range` per viewing and day. Its class, version and coach are those of when it was first reported. */
export const watchViewing = pgTable(
  'watch_viewing',
  {
    tenantId: text().notNull(),
    viewingId: uuid().notNull(),
    day: date().notNull(),
    viewerId: uuid().notNull(),
    kind: text().$type<WatchKind>().notNull(),
    classTag: text().notNull(),
    eventId: text(),
    version: integer().notNull(),
    coachId: text().notNull(),
    coachName: text().notNull(),
    playedMs: integer().notNull(),
    /** Seconds of the video that were seen; what was seen again counts again. */
    seenSecond: real().notNull(),
    /** Whether the viewing counts on this day: it is counted once. */
    isFirst: boolean().notNull(),
    /** Whether the class was completed on this day. */
    isCompleted: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.viewingId, table.day] }),
    index('watch_viewing_day').on(
      table.tenantId,
      table.day,
      table.viewerId,
      table.classTag,
      table.coachId,
      table.coachName,
    ),
    index('watch_viewing_viewer').on(table.tenantId, table.viewerId, table.day),
  ],
)

/** Sums of `watch_range` per day and class. */
export const watchDay = pgTable(
  'watch_day',
  {
    tenantId: text().notNull(),
    day: date().notNull(),
    kind: text().$type<WatchKind>().notNull(),
    classTag: text().notNull(),
    coachId: text().notNull(),
    coachName: text().notNull(),
    playedMs: bigint({ mode: 'number' }).notNull(),
    viewings: integer().notNull(),
    completions: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.tenantId, table.day, table.kind, table.classTag, table.coachId, table.coachName],
    }),
  ],
)

/** Which tens of seconds of a class on demand a viewer has seen, so that each counts once. */
export const watchSeen = pgTable(
  'watch_seen',
  {
    tenantId: text().notNull(),
    classTag: text().notNull(),
    version: integer().notNull(),
    viewerId: uuid().notNull(),
    /** A set of bits in base64, bit 0 for the first ten seconds. */
    seen: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.classTag, table.version, table.viewerId] })],
)

/** How many viewers have seen each ten seconds of a class on demand. */
export const watchRetention = pgTable(
  'watch_retention',
  {
    tenantId: text().notNull(),
    classTag: text().notNull(),
    version: integer().notNull(),
    /** 0 for the first ten seconds. */
    bucket: integer().notNull(),
    viewers: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.classTag, table.version, table.bucket] })],
)
