import type { Database } from '../../platform/db/database.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Member, Members, Profile } from './member.ts'

export type ProfileWriter = ReturnType<typeof createProfileWriter>
type Parts = {
  db: Database
  jobs: Pick<Jobs, 'together'>
  membersOn: (transaction: Database) => Pick<Members, 'changeProfile'>
}
type Ask = (jobs: Pick<Jobs, 'add'>) => Promise<void>

/** Writes a profile together with what it entails: an email asked for is kept with the change it tells of, or not at all. */
export function createProfileWriter({ db, jobs, membersOn }: Parts) {
  /** The changed member. @throws Failure emailInUse when the address is another's */
  return function write(tenantId: string, memberId: string, profile: Profile, ask: Ask): Promise<Member> {
    return jobs.together((addTo) =>
      db.transaction(async (inside) => {
        const transaction = inside as unknown as Database
        const row = await membersOn(transaction).changeProfile(tenantId, memberId, profile)
        // The transaction has failed with it.
        if (!row) throw new Failure('emailInUse')
        await ask(addTo(transaction))
        return row
      }),
    )
  }
}
