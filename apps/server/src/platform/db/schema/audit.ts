import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

export type AuditActorKind = 'staff' | 'command' | 'apiKey' | 'system'

/** One change. Triggers refuse every update, and every deletion within two years. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: uuid().primaryKey(),
    /** Null for entries about the installation, not a club. */
    tenantId: text(),
    at: timestamp({ withTimezone: true }).notNull(),
    actorKind: text().$type<AuditActorKind>().notNull(),
    actorId: text().notNull(),
    actorName: text().notNull(),
    actorRole: text(),
    action: text().notNull(),
    objectKind: text().notNull(),
    objectId: text().notNull(),
    objectName: text().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    /** The entry whose change this one undoes. */
    undoes: uuid(),
  },
  (table) => [
    index('audit_entry_time').on(table.tenantId, table.at),
    index('audit_entry_object').on(table.tenantId, table.objectKind, table.objectId, table.at),
    // If two people undo the same change at once, only one succeeds.
    uniqueIndex('audit_entry_undoes').on(table.undoes),
    index('audit_entry_actor').on(table.tenantId, table.actorId, table.at),
  ],
)
