import { and, between, count, eq } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import type { Span } from '../span.ts'

const { fact } = schema
export type JoinedCount = ReturnType<typeof createJoinedCount>

/** Counts the accounts that were created on a club's days, those deleted since included. */
export function createJoinedCount(db: Database) {
  return async function joined(tenantId: string, { from, to }: Span): Promise<number> {
    const isJoining = and(eq(fact.tenantId, tenantId), eq(fact.kind, 'member_joined'), between(fact.day, from, to))
    const [row] = await db.select({ count: count() }).from(fact).where(isJoining)
    return row?.count ?? 0
  }
}
