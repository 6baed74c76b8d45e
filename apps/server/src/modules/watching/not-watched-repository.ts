import { and, eq, gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { schema } from '../../platform/db/database.ts'

const { watchRange, watchViewer } = schema

/** A condition for a query of another table: the ledger has nothing that this member watched after `since`. */
export function hasNotWatched(tenantId: string, memberId: SQLWrapper, since: Date): SQL {
  const isWatched = and(
    eq(watchViewer.tenantId, tenantId),
    sql`${watchViewer.memberId} = ${memberId}`,
    eq(watchRange.tenantId, tenantId),
    eq(watchRange.viewerId, watchViewer.viewerId),
    gt(watchRange.at, since),
  )
  return sql`not exists (select from ${watchViewer}, ${watchRange} where ${isWatched})`
}
