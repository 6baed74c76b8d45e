import type { Role } from '@upbeat/rules/staff/may'
import type { schema } from '../../platform/db/database.ts'
import type { AuditKind } from '../audit/audit-shapes.ts'
import type { Fields } from './publishable-kind.ts'

export type DraftRow = typeof schema.draft.$inferSelect
export type VersionRow = typeof schema.publishedVersion.$inferSelect
/** Identifies a draft: `kind` and `id` within a club. */
export type EntityRef = { tenantId: string; kind: string; id: string }

/** The author of a change; null for the server itself, e.g. at a scheduled time. */
export type Editor = { accountId: string; name: string; role: Role; kind?: 'apiKey' } | null

/** An audit entry, written in the transaction of the change. */
export type PublishingEntry = {
  tenantId: string
  editor: Editor
  action:
    | 'created'
    | 'edited'
    | 'imported'
    | 'scheduled'
    | 'unscheduled'
    | 'published'
    | 'republished'
    | 'unpublished'
    | 'binned'
    | 'restored'
    | 'removed'
    | 'discarded'
    | 'publishRequested'
    | 'publishRequestWithdrawn'
  object: { kind: AuditKind; id: string; name: string }
  before: Fields | null
  after: Fields | null
  /** The id of the audit entry that this change undoes. */
  undoes?: string | undefined
  now: Date
}

/** The audit entry to undo. */
export type UndoneEntry = { action: string; before: Fields | null; after: Fields | null }
