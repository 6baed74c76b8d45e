import type { Role } from '@upbeat/rules/staff/may'
import type { schema } from '../../platform/db/database.ts'
import type { AuditKind } from '../audit/audit-shapes.ts'
import type { Fields } from './publishable-kind.ts'

export type DraftRow = typeof schema.draft.$inferSelect
export type VersionRow = typeof schema.publishedVersion.$inferSelect
/** Which thing: `kind` and `id` within a club. */
export type ThingId = { tenantId: string; kind: string; id: string }

/** Who changes something; `null` for the server itself, e.g. when a scheduled time has come. */
export type Editor = { accountId: string; name: string; role: Role; kind?: 'apiKey' } | null

/** What the audit log is told of a change; it stands in the same transaction. */
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
  /** The entry of the history that this change takes back. */
  undoes?: string | undefined
  now: Date
}

/** What the history kept of a change. */
export type UndoneEntry = { action: string; before: Fields | null; after: Fields | null }
