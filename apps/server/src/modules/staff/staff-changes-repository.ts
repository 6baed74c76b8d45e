import type { Database, DatabaseHandle } from '../../platform/db/database.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import type { Audit, AuditEntry } from '../audit/audit.ts'
import type { AuditKind } from '../audit/audit-shapes.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { createInvitationRepository, type InvitationRepository } from './invitation-repository.ts'
import { createStaffRepository, type StaffRepository } from './staff-repository.ts'

/** What a change writes with, all in one transaction. */
export type StaffChange = {
  staff: StaffRepository
  invitations: InvitationRepository
  record: <K extends AuditKind>(entry: AuditEntry<K>) => Promise<unknown>
  /** Emails are sent after the commit. */
  add: Jobs['add']
  transaction: Database
}
export type StaffChanges = ReturnType<typeof createStaffChanges>

type Parts = { database: Pick<DatabaseHandle, 'db'>; jobs: Pick<Jobs, 'together'>; audit: Audit }

/** Runs changes of accounts and staff: rows, audit entry and email jobs in one transaction. */
export function createStaffChanges({ database: { db }, jobs, audit }: Parts) {
  return function change<T>(work: (change: StaffChange) => Promise<T>): Promise<T> {
    return asPlatform(() =>
      jobs.together((addTo) =>
        db.transaction((transaction) =>
          work({
            staff: createStaffRepository(transaction),
            invitations: createInvitationRepository(transaction),
            record: (entry) => audit.record(transaction, entry),
            add: addTo(transaction).add,
            transaction,
          }),
        ),
      ),
    )
  }
}
