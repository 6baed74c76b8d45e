import type { PublishingState } from '@upbeat/rules/publishing/publishing-state'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** The draft of something that can be published, e.g. a class, and its state. */
export const draft = pgTable(
  'draft',
  {
    tenantId: text().notNull(),
    kind: text().notNull(),
    /** The entity's own id, e.g. a class's tag. */
    id: text().notNull(),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text().$type<PublishingState>().notNull(),
    /** Incremented by every write. */
    revision: integer().notNull(),
    /** The published version the draft is based on; 0 before the first. */
    version: integer().notNull(),
    /** When the draft will be published; null unless scheduled. */
    publishAt: timestamp({ withTimezone: true }),
    /** Set if ownership matters: a coach edits only their own (STAFF-15). */
    ownerId: text(),
    /** When someone without the right to publish asked for it; null if no request is open. */
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

/** A bulk change, with each item's fields before and after for undo. Kept as long as it can be undone. */
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

/** A saved view of a list in the studio: filters, order and columns under a name. */
export const savedView = pgTable(
  'saved_view',
  {
    tenantId: text().notNull(),
    id: text().notNull(),
    /** The list. */
    kind: text().$type<'classes' | 'members'>().notNull(),
    name: text().notNull(),
    /** The query string of the page's address. */
    address: text().notNull(),
    createdBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

/** A complete copy of what was published each time. Publishing an older version restores it. */
export const publishedVersion = pgTable(
  'published_version',
  {
    tenantId: text().notNull(),
    kind: text().notNull(),
    id: text().notNull(),
    version: integer().notNull(),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What it showed beyond its fields; null if nothing, and for versions older than this column. */
    shown: jsonb().$type<Record<string, unknown>>(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    publishedBy: text(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.kind, table.id, table.version] })],
)
