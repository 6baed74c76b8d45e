import { isNull } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** A file of members that was imported. */
export const memberImport = pgTable(
  'member_import',
  {
    tenantId: text().notNull(),
    id: uuid().notNull(),
    fileName: text().notNull(),
    source: text().$type<'ownExport' | 'uscreen' | 'mindbody' | 'ghost' | 'plain'>().notNull(),
    /** The file's header, for the list of refused rows. */
    header: jsonb().$type<string[]>().notNull(),
    startedBy: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }),
    /** The base address of links in its emails. */
    address: text().notNull(),
    /** Whether its members are emailed without being asked again. */
    invites: text().$type<'now' | 'later'>().notNull(),
    made: integer().notNull().default(0),
    known: integer().notNull().default(0),
    refused: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    // Two people who start at once: one import runs, the other is refused.
    uniqueIndex('member_import_running').on(table.tenantId).where(isNull(table.finishedAt)),
  ],
)

/**
 * A row of a file until it is imported, and a refused one for a month: a row about a member is deleted in the
 * transaction that creates them.
 */
export const memberImportRow = pgTable(
  'member_import_row',
  {
    tenantId: text().notNull(),
    importId: uuid().notNull(),
    row: integer().notNull(),
    /** The member to create; null for a refused row. */
    planned: jsonb().$type<Record<string, unknown>>(),
    /** The cells of a refused row, as they are in the file. */
    cells: jsonb().$type<string[]>(),
    problems: jsonb().$type<{ problem: string; field: string | null; text: string }[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.importId, table.row] })],
)

/** The one invitation of a member who was imported: it remembers that the email was sent, so that no second one is. */
export const memberInvitation = pgTable(
  'member_invitation',
  {
    tenantId: text().notNull(),
    memberId: uuid().notNull(),
    importId: uuid().notNull(),
    /**
     * `held` until somebody asks for it; `sending` while the relay is asked, and for good if the server stops
     * meanwhile; `unclear` if the connection broke after the relay may have accepted the email; `needless` for a member
     * who has a password by then.
     */
    state: text().$type<'held' | 'waiting' | 'sending' | 'sent' | 'refused' | 'unclear' | 'needless'>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.memberId] }),
    index('member_invitation_import').on(table.tenantId, table.importId, table.state),
  ],
)
