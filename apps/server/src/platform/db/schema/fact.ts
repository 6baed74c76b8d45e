import { date, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { member } from './member.ts'

/**
 * The event log that figures are computed from. A trigger refuses every change except clearing `member_id`, which the
 * database does when the member is deleted.
 */
export const fact = pgTable(
  'fact',
  {
    id: uuid().primaryKey(),
    tenantId: text().notNull(),
    /** One of `FactKind`. */
    kind: text().notNull(),
    /** When it happened. */
    at: timestamp({ withTimezone: true }).notNull(),
    /** The calendar day of `at` in the club's time zone when the fact was appended. */
    day: date().notNull(),
    /** Null if no member is concerned, or once they are deleted. */
    memberId: uuid().references(() => member.id, { onDelete: 'set null' }),
    /** What it is about, e.g. a class's tag or a subscription's id; null if the kind has none. */
    entityId: text(),
    /** Unique within the kind: a fact that is appended again is ignored. */
    source: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    uniqueIndex('fact_once').on(table.tenantId, table.kind, table.source),
    index('fact_day').on(table.tenantId, table.kind, table.day),
    index('fact_member').on(table.memberId),
  ],
)
