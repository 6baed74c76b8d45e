import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { member } from './member.ts'

/**
 * What the studio's list of members searches, filters and sorts: one narrow row per member. Triggers write it with the
 * account and with each use of a session (migration 0027).
 */
export const memberSearch = pgTable(
  'member_search',
  {
    tenantId: text().notNull(),
    memberId: uuid()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** Names and address in lower case, without accents. */
    text: text().notNull(),
    /** The last name first, or the address of a member without a name; in lower case, without accents. */
    sortName: text().notNull(),
    joinedAt: timestamp({ withTimezone: true }).notNull(),
    /** Precise to the day; null if the member has never signed in. */
    seenAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.memberId] }),
    index('member_search_joined').on(table.tenantId, table.joinedAt, table.memberId),
    index('member_search_name').on(table.tenantId, table.sortName, table.memberId),
    index('member_search_seen').on(table.tenantId, table.seenAt.desc().nullsLast(), table.memberId.desc()),
    index('member_search_text').using('gin', table.text.op('gin_trgm_ops')),
  ],
)

/** The staff's note about a member. */
export const memberNote = pgTable(
  'member_note',
  {
    tenantId: text().notNull(),
    memberId: uuid().notNull(),
    text: text().notNull(),
    changedBy: text().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.memberId] })],
)

/** The staff's labels of members. */
export const memberLabel = pgTable(
  'member_label',
  { tenantId: text().notNull(), memberId: uuid().notNull(), label: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.memberId, table.label] }),
    index('member_label_name').on(table.tenantId, table.label),
  ],
)

/** An email to a member and the relay's answer, without its content. */
export const sentEmail = pgTable(
  'sent_email',
  {
    id: uuid().primaryKey(),
    tenantId: text().notNull(),
    memberId: uuid().notNull(),
    kind: text().notNull(),
    address: text().notNull(),
    /** `kept` in the outbox folder of a server without a relay. */
    state: text().$type<'accepted' | 'refused' | 'kept'>().notNull(),
    /** The relay's answer, e.g. `250 2.0.0 OK` or `550 5.1.1 No such user`; null without one. */
    answer: text(),
    /** Counts repeated attempts while the relay refuses. */
    attempts: integer().notNull().default(1),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sent_email_member').on(table.tenantId, table.memberId, table.at)],
)
