import type { Platform } from '../../platform/open-platform.ts'
import { createCheckPassword } from './check-password.ts'
import type { Members } from './member.ts'
import { memberTables } from './member-tables.ts'
import { createSessionRepository } from './session-repository.ts'
import { createSessions } from './sessions.ts'

export type MemberParts = Awaited<ReturnType<typeof composeMembers>>
type Parts = Pick<Platform, 'database' | 'clock' | 'makeToken' | 'limits'> & {
  /** Adds the members that previews simulate. */
  withPersonas: (members: Members) => Members
}

/** The accounts of the clubs' members and their sessions, as all other modules see them. */
export async function composeMembers({ database, clock, makeToken, limits, withPersonas }: Parts) {
  const sessions = createSessions({ rows: createSessionRepository(database), database, clock, makeToken })
  await sessions.start()
  const { members, addressChanges } = memberTables(database.db)
  return {
    sessions,
    members: withPersonas(members),
    addressChanges,
    membersOn: memberTables,
    checkPassword: createCheckPassword(limits),
  }
}
