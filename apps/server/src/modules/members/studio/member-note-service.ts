import { MemberNoteFields } from '@upbeat/contract/studio/entities/member'
import { type FieldChange, type FieldConflict, isSameValue, mergeChanges } from '@upbeat/rules/publishing/merge-changes'
import type { Database } from '../../../platform/db/database.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { parseFields } from '../../../platform/http/parse-fields.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { MemberLog } from './member-log.ts'
import { createMemberNoteRepository } from './member-note-repository.ts'

export type MemberNoteService = ReturnType<typeof createMemberNoteService>

export function createMemberNoteService({ db, log }: { db: Database; log: Pick<MemberLog, 'record'> }) {
  /**
   * Saves edited fields. One that somebody else has changed since is left alone and reported.
   * @throws Failure notFound, invalidRequest
   */
  async function save(
    context: StaffContext,
    id: string,
    changes: readonly FieldChange[],
  ): Promise<{ fields: MemberNoteFields; conflicts: FieldConflict[] }> {
    const { tenantId, staff, now } = context
    return db.transaction(async (transaction) => {
      const notes = createMemberNoteRepository(transaction)
      if (!(await notes.lock(tenantId, id))) throw new Failure('notFound')
      const { note, labels } = await notes.read(tenantId, id)
      const before: MemberNoteFields = { note, labels }
      const { fields: merged, conflicts } = mergeChanges(before, changes)
      const fields = parseFields(MemberNoteFields, { ...merged, labels: inOrder(merged.labels) })
      if (fields.note !== note) await notes.keepNote(tenantId, id, fields.note, { name: staff.name, at: now })
      if (!isSameValue(fields.labels, labels)) await notes.keepLabels(tenantId, id, fields.labels)
      if (!isSameValue(fields, before)) await log.record(transaction, context, { id, action: 'member.noted' })
      return { fields, conflicts }
    })
  }

  return { save }
}

/** Each once, as the database returns them. */
function inOrder(labels: string[]): string[] {
  return Array.isArray(labels) ? [...new Set(labels)].sort() : labels
}
