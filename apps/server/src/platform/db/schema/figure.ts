import { bigint, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * A club's figures of a day, stored once the day is over. A trigger refuses every later change, so that past figures
 * stay as they were shown. `docs/figures.md` defines each.
 */
export const figureDay = pgTable(
  'figure_day',
  {
    tenantId: text().notNull(),
    day: date().notNull(),
    members: integer().notNull(),
    /** Members who watched on this day or the 29 days before. */
    activeMembers: integer().notNull(),
    trialsRunning: integer().notNull(),
    trialsStarted: integer().notNull(),
    trialsConverted: integer().notNull(),
    trialsExpired: integer().notNull(),
    /** Running memberships of a plan with a price. */
    subscriptions: integer().notNull(),
    subscribed: integer().notNull(),
    subscriptionsEnded: integer().notNull(),
    cancelled: integer().notNull(),
    /** Monthly recurring revenue in minor units, by currency code in upper case. */
    mrr: jsonb().$type<Record<string, number>>().notNull(),
    watchedSeconds: bigint({ mode: 'number' }).notNull(),
    viewings: integer().notNull(),
    /** Members who watched on this day. */
    viewers: integer().notNull(),
    takenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.day] })],
)
