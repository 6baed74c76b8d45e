import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A club. `config` is public and has the shape of the contract's TenantConfig; `settings` never leaves the server. */
export const tenant = pgTable('tenant', {
  id: text().primaryKey(),
  name: text().notNull().unique(),
  domain: text().unique(),
  config: jsonb().$type<Record<string, unknown>>().notNull(),
  settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  logoSvg: text(),
  disabled: boolean().notNull().default(false),
  /** Closed to members by the operator; its staff keep their access. */
  suspended: boolean().notNull().default(false),
  /** Unused. Version 4.0 still selects it, so it can be dropped once no server of that version may run beside a newer one. */
  catalogueVersion: integer().notNull().default(1),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
