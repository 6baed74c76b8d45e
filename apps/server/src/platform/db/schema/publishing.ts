import type { PublishingState } from '@upbeat/rules/publishing/publishing-state'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** A thing that can be published, e.g. a class, with its draft: what staff edit, and where it stands. */
export const draft = pgTable(
  'draft',
  {
    tenantId: text().notNull(),
    kind: text().notNull(),
    /** Of the thing itself: a class's tag. */
    id: text().notNull(),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text().$type<PublishingState>().notNull(),
    /** Raised by every write. */
    revision: integer().notNull(),
    /** The published version that the draft began from; 0 before the first. */
    version: integer().notNull(),
    /** When the draft is to be published; null unless it is scheduled. */
    publishAt: timestamp({ withTimezone: true }),
    /** Whose it is, where that matters: a coach edits only their own (STAFF-15). */
    ownerId: text(),
    /** Since when, and who by name, asks for it to be published; null unless someone who may not publish it asks. */
    publishRequestedAt: timestamp({ withTimezone: true }),
    publishRequestedBy: text(),
    stateBeforeBin: text().$type<PublishingState>(),
    binnedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    changedBy: text(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.kind, table.id] }),
    index('draft_due').on(table.publishAt),
    index('draft_state').on(table.tenantId, table.kind, table.state),
  ],
)

/** Things that were changed as one, each with its fields before and after: what undoing needs. Kept as long as it can be undone. */
export const bulkChange = pgTable(
  'bulk_change',
  {
    tenantId: text().notNull(),
    changeId: text().notNull(),
    kind: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    items: jsonb()
      .$type<{ id: string; before: Record<string, unknown>; after: Record<string, unknown>; standing?: true }[]>()
      .notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.changeId] }), index('bulk_change_at').on(table.at)],
)

/** A list of classes that the club's staff come back to: its filters, order and columns under a name. */
export const classView = pgTable(
  'class_view',
  {
    tenantId: text().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    /** The query of the page's address. */
    address: text().notNull(),
    createdBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

/** What was published, whole, each time. Publishing an older one again brings it back. */
export const publishedVersion = pgTable(
  'published_version',
  {
    tenantId: text().notNull(),
    kind: text().notNull(),
    id: text().notNull(),
    version: integer().notNull(),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What it showed beyond its fields; null where that is all, and for versions from before this was kept. */
    shown: jsonb().$type<Record<string, unknown>>(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    publishedBy: text(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.kind, table.id, table.version] })],
)
