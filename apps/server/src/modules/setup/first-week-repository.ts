import type { FirstWeekStep } from '@upbeat/contract/studio/entities/setup'
import { sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'

const { accessCode, member, plan, staffInvitation, staffMembership, virtualClass } = schema
export type FirstWeekRepository = ReturnType<typeof createFirstWeekRepository>

type StepsInTables = Record<Exclude<FirstWeekStep, 'look'>, boolean>

/** Reads which steps of its first week a club has done; its look is part of its configuration. */
export function createFirstWeekRepository(db: Database) {
  return async function stepsDone(tenantId: string): Promise<StepsInTables> {
    const ofClub = sql`tenant_id = ${tenantId}`
    const [row] = await rowsOf<StepsInTables>(
      db,
      sql`
      select
        exists (select from ${virtualClass} where ${ofClub} and active) as class,
        exists (select from ${plan} where ${ofClub} and archived_at is null and replaced_by is null)
          or exists (select from ${accessCode} where ${ofClub} and ended_at is null) as offer,
        (select count(*) > 1 from ${staffMembership} where ${ofClub})
          or exists (select from ${staffInvitation} where ${ofClub}) as colleague,
        exists (select from ${member} where ${ofClub}) as share`,
    )
    return row as StepsInTables
  }
}
