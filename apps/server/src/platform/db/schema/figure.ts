import type { FigurePeriod } from '@upbeat/contract/studio/entities/figures/figure'
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

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

/**
 * What was watched of each class in a period, stored with the figures of the period's last day. It is replaced when the
 * next day is over: counting the different viewers of a year takes too long while somebody waits.
 */
export const figureClass = pgTable(
  'figure_class',
  {
    tenantId: text().notNull(),
    period: text().$type<FigurePeriod>().notNull(),
    /** The last day of the period. */
    day: date().notNull(),
    classTag: text().notNull(),
    /** The staff account that owned the class; empty if none did. */
    coachId: text().notNull(),
    /** The coach as the class named them; empty if it named none. */
    coachName: text().notNull(),
    seconds: integer().notNull(),
    viewings: integer().notNull(),
    viewers: integer().notNull(),
    completions: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.period, table.classTag, table.coachId, table.coachName] }),
    index('figure_class_watched').on(table.tenantId, table.period, table.seconds),
    index('figure_class_coach').on(table.tenantId, table.period, table.coachId, table.seconds),
  ],
)
