import type { Database } from '../../platform/db/database.ts'
import { createAddressChangeRepository } from './address-change-repository.ts'
import { createMemberRepository } from './member-repository.ts'
import { removeSessionsOn } from './session-repository.ts'

export type MemberTables = ReturnType<typeof memberTables>
/** The members' tables within another module's transaction. */
export type MembersOn = (transaction: Database) => MemberTables

export function memberTables(db: Database) {
  return {
    members: createMemberRepository(db),
    addressChanges: createAddressChangeRepository(db),
    sessions: { removeAll: removeSessionsOn(db) },
  }
}
