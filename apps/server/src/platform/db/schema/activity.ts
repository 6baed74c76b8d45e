import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

export const favourite = pgTable(
  'favourite',
  {
    tenantId: text().notNull(),
    memberId: uuid().notNull(),
    classTag: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.memberId, table.classTag] })],
)

export const recentActivity = pgTable(
  'recent_activity',
  {
    id: uuid().primaryKey(),
    tenantId: text().notNull(),
    memberId: uuid().notNull(),
    record: jsonb().$type<Record<string, unknown>>().notNull(),
    /** How the member felt, 1 to 3; null until they say. */
    mood: smallint().$type<1 | 2 | 3>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('recent_activity_member').on(table.tenantId, table.memberId, table.createdAt)],
)

export const workoutResult = pgTable(
  'workout_result',
  {
    id: uuid().primaryKey(),
    tenantId: text().notNull(),
    memberId: uuid().notNull(),
    userWorkoutTag: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('workout_result_once').on(table.tenantId, table.memberId, table.userWorkoutTag)],
)

export const play = pgTable(
  'play',
  {
    id: uuid().primaryKey(),
    tenantId: text().notNull(),
    memberId: uuid().notNull(),
    /** The client's `ID`: a play that is reported twice is stored once. */
    playId: text().notNull(),
    contentId: text().notNull(),
    playedSecond: integer().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('play_once').on(table.tenantId, table.memberId, table.playId)],
)

export const playhead = pgTable(
  'playhead',
  {
    tenantId: text().notNull(),
    memberId: uuid().notNull(),
    classTag: text().notNull(),
    positionSecond: integer().notNull(),
    durationSecond: integer().notNull(),
    finished: boolean().notNull().default(false),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.memberId, table.classTag] })],
)
