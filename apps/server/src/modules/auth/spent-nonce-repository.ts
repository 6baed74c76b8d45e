import { and, eq, lt } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { spentNonce } = schema
export type SpentNonceRepository = ReturnType<typeof createSpentNonceRepository>

/** Nonces that have opened a session, stored until their tokens expire. */
export function createSpentNonceRepository(db: Database) {
  /** False if it was used before; with two concurrent uses only one gets true. */
  async function spend(tenantId: string, nonceHash: string, { now, until }: { now: Date; until: Date }) {
    await db.delete(spentNonce).where(and(eq(spentNonce.tenantId, tenantId), lt(spentNonce.forgettableAt, now)))
    const rows = await db
      .insert(spentNonce)
      .values({ tenantId, nonceHash, forgettableAt: until })
      .onConflictDoNothing()
      .returning({ nonceHash: spentNonce.nonceHash })
    return rows.length > 0
  }

  return { spend }
}
