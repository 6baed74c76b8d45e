import type { Database } from '../../platform/db/database.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import { staffActor } from '../audit/actor-of.ts'
import type { Audit, AuditEntry } from '../audit/audit.ts'
import type { VersionRow } from './intake-rows.ts'

export type IntakeEntry = { action: string; tag: string; name: string } & Pick<
  AuditEntry<'class'>,
  'before' | 'after' | 'undoes'
>

/** Writes the audit entry for a change of a class's media. */
export function createRecord(db: Database, audit: Audit) {
  return (
    { tenantId, staff, now }: StaffContext,
    { action, tag, name, before, after, undoes }: IntakeEntry,
  ): Promise<unknown> =>
    audit.record(db, {
      tenantId,
      actor: staffActor(staff),
      action: `class.${action}`,
      now,
      object: { kind: 'class', id: tag, name },
      before,
      after,
      undoes,
    })
}

/** The audit entry for a change of one video. */
export function entryOf(
  { classTag: tag, fileName: name }: VersionRow,
  action: string,
  before: IntakeEntry['before'],
  after: IntakeEntry['after'] = null,
): IntakeEntry {
  return { action, tag, name, before, after }
}
