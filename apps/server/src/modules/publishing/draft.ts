import type { schema } from '../../platform/db/database.ts'
import type { Fields } from './publishable-kind.ts'

export type DraftRow = typeof schema.draft.$inferSelect
export type VersionRow = typeof schema.publishedVersion.$inferSelect
/** Which thing: `kind` and `id` within a club. */
export type ThingId = { tenantId: string; kind: string; id: string }

/** Who changes something; `null` for the server itself, e.g. when a scheduled time has come. */
export type Editor = { accountId: string; name: string; role: string; kind?: 'apiKey' } | null

/** What the audit log is told of a change; it stands in the same transaction. */
export type PublishingEntry = {
  tenantId: string
  editor: Editor
  action: 'created' | 'edited' | 'scheduled' | 'published' | 'unpublished' | 'binned' | 'restored'
  object: { kind: string; id: string; name: string }
  before: Fields | null
  after: Fields | null
  now: Date
}
