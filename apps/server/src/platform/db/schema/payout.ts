import type { CountedMinutes, PayoutPool, PayoutRule } from '@upbeat/contract/studio/entities/figures/payout'
import { bigint, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** How a club shares its pool. Clubs without a row pay nothing out. */
export const payoutRule = pgTable('payout_rule', {
  tenantId: text().primaryKey(),
  pool: jsonb().$type<PayoutPool>().notNull(),
  counts: text().$type<CountedMinutes>().notNull(),
  /** The first month with a statement. */
  since: text().notNull(),
})

/** Which member of staff sees the payouts of a coach whom classes name. */
export const payoutCoach = pgTable(
  'payout_coach',
  {
    tenantId: text().notNull(),
    name: text().notNull(),
    accountId: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.name] })],
)

/** A month's statement with all that it was computed from. A trigger refuses every later change. */
export const payoutStatement = pgTable(
  'payout_statement',
  {
    tenantId: text().notNull(),
    month: text().notNull(),
    currency: text().notNull(),
    rule: jsonb().$type<PayoutRule>().notNull(),
    poolMinor: bigint({ mode: 'number' }).notNull(),
    /** Null for a fixed pool. */
    paidMinor: bigint({ mode: 'number' }),
    lines: jsonb().$type<{ coach: string; playedMs: number; amountMinor: number }[]>().notNull(),
    frozenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.month] })],
)
