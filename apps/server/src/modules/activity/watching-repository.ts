import { and, eq, gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { schema } from '../../platform/db/database.ts'

const { play, playhead } = schema

/** Whether the member with this id has watched nothing since then, as a condition of a query of another table. */
export function hasNotWatched(tenantId: string, memberId: SQLWrapper, since: Date): SQL {
  const hasPlayed = and(eq(play.tenantId, tenantId), sql`${play.memberId} = ${memberId}`, gt(play.createdAt, since))
  const isWithin = and(
    eq(playhead.tenantId, tenantId),
    sql`${playhead.memberId} = ${memberId}`,
    gt(playhead.updatedAt, since),
  )
  return sql`not exists (select from ${play} where ${hasPlayed}) and not exists (select from ${playhead} where ${isWithin})`
}
