import { type Database, schema } from '../../platform/db/database.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'

export type IntakeEntry = { action: string; tag: string; name: string; before: unknown; after: unknown }

/** Writes the audit entry of a change of a class's media. */
export function createRecord(db: Database, makeId: () => string) {
  return async ({ tenantId, staff, now }: StaffContext, entry: IntakeEntry): Promise<void> => {
    await db.insert(schema.auditEntry).values({
      id: makeId(),
      tenantId,
      at: now,
      actorKind: staff.kind ?? 'staff',
      actorId: staff.accountId,
      actorName: staff.name,
      actorRole: staff.kind ? null : staff.role,
      action: `class.${entry.action}`,
      objectKind: 'class',
      objectId: entry.tag,
      objectName: entry.name,
      before: entry.before,
      after: entry.after,
    })
  }
}
