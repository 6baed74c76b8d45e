import { type Database, schema } from '../../platform/db/database.ts'
import type { PublishingEntry } from './draft.ts'

/** Writes the audit entry of a change within the change's own transaction. */
export async function recordPublishing(transaction: Database, entry: PublishingEntry & { id: string }): Promise<void> {
  const { tenantId, editor, action, object, before, after, now, id } = entry
  await transaction.insert(schema.auditEntry).values({
    id,
    tenantId,
    at: now,
    actorKind: editor ? (editor.kind ?? 'staff') : 'system',
    actorId: editor?.accountId ?? 'schedule',
    actorName: editor?.name ?? 'Schedule',
    actorRole: editor && !editor.kind ? editor.role : null,
    action: `${object.kind}.${action}`,
    objectKind: object.kind,
    objectId: object.id,
    objectName: object.name,
    before,
    after,
  })
}
