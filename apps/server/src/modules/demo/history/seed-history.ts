import { seededRandom } from '@upbeat/demo/world/seeded-random'
import type { TenantSeed } from '@upbeat/demo/world/tenant-seed'
import type { Database } from '../../../platform/db/database.ts'
import type { MemberParts } from '../seed-members.ts'
import { seedFacts } from './seed-facts.ts'
import { seedPastMembers } from './seed-past-members.ts'
import { seedWatchedActivity } from './seed-watched-activity.ts'
import { seedWatching } from './seed-watching.ts'

/**
 * What a club's figures are computed from. The facts are those of the accounts and memberships that there are, so figures
 * agree with the lists of members and plans. `isBusy` adds the members of six months and what they watched; other clubs'
 * members have watched what their recent activity lists.
 */
export async function seedHistory(
  db: Database,
  seed: TenantSeed,
  { isBusy, ...parts }: MemberParts & { isBusy: boolean },
): Promise<void> {
  const { now, makeId } = parts
  if (isBusy) await seedPastMembers(db, seed, parts)
  await seedFacts(db, seed.config.tenantID, { makeId, random: seededRandom('facts') })
  if (isBusy) await seedWatching(db, seed, { now, makeId, random: seededRandom('watching') })
  else await seedWatchedActivity(db, seed, makeId)
}
