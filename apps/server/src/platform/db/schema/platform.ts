import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Counters of the rate limits, shared by all servers. */
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
    /** The deep link it leads to. */
    link: text().notNull(),
    longLink: text().notNull(),
    title: text(),
    description: text(),
    image: text(),
    /** When it was last shared. */
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** To the day; null for one that nobody has followed. */
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

/** A tenant's own wording over the phrases that come with the product. */
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

/** Secrets made at first start, e.g. the key that signs media addresses, so that all servers share them. */
export const secret = pgTable('secret', { name: text().primaryKey(), value: text().notNull() })
