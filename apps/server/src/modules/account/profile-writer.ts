import type { Database } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Member, Profile } from '../members/member.ts'
import type { MembersOn } from '../members/member-tables.ts'

export type ProfileWriter = ReturnType<typeof createProfileWriter>
type Parts = {
  db: Database
  jobs: Pick<Jobs, 'together'>
  membersOn: MembersOn
}
type Ask = (jobs: Pick<Jobs, 'add'>) => Promise<void>

/** Writes a profile and adds its jobs in one transaction, so that an email is sent only if the change is stored. */
export function createProfileWriter({ db, jobs, membersOn }: Parts) {
  /** Returns the changed member. @throws Failure emailInUse if the address is another's */
  return function write(tenantId: string, memberId: string, profile: Profile, ask: Ask): Promise<Member> {
    return jobs.together((addTo) =>
      db.transaction(async (transaction) => {
        const row = await membersOn(transaction).members.changeProfile(tenantId, memberId, profile)
        // The unique violation has aborted the transaction.
        if (!row) throw new Failure('emailInUse')
        await ask(addTo(transaction))
        return row
      }),
    )
  }
}
