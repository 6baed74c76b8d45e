import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Rate limit counters, shared by all servers. */
export const limitCounter = pgTable('limit_counter', {
  key: text().primaryKey(),
  windowEndsAt: timestamp({ withTimezone: true }).notNull(),
  count: integer().notNull(),
})

export const shortLink = pgTable(
  'short_link',
  {
    code: text().primaryKey(),
    tenantId: text().notNull(),
    /** The deep link that it opens. */
    link: text().notNull(),
    longLink: text().notNull(),
    title: text(),
    description: text(),
    image: text(),
    /** When it was last shared. */
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Precise to the day; null if it was never followed. */
    followedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('short_link_target').on(table.tenantId, table.longLink)],
)

export const contactMessage = pgTable('contact_message', {
  id: uuid().primaryKey(),
  tenantId: text().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  message: text().notNull(),
  recipient: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})

/** A tenant's wording in place of the product's phrase. */
export const phraseOverride = pgTable(
  'phrase_override',
  {
    tenantId: text().notNull(),
    language: text().notNull(),
    key: text().notNull(),
    text: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.language, table.key] })],
)

/** Secrets created at the first start and shared by all servers, e.g. the key that signs media addresses. */
export const secret = pgTable('secret', { name: text().primaryKey(), value: text().notNull() })
