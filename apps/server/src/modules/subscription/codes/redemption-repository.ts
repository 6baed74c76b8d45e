import { and, eq } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'

const { codeRedemption } = schema
export type RedemptionRepository = ReturnType<typeof createRedemptionRepository>

/** Which member has redeemed which code; `code` is always upper case. */
export function createRedemptionRepository(db: Database) {
  const isRow = (tenantId: string, memberId: string, code: string) =>
    and(eq(codeRedemption.tenantId, tenantId), eq(codeRedemption.memberId, memberId), eq(codeRedemption.code, code))

  async function has(tenantId: string, memberId: string, code: string): Promise<boolean> {
    const rows = await db
      .select({ code: codeRedemption.code })
      .from(codeRedemption)
      .where(isRow(tenantId, memberId, code))
    return rows.length > 0
  }

  /** Returns false if the member has redeemed it before. */
  async function add(tenantId: string, memberId: string, code: string, now: Date): Promise<boolean> {
    const added = await db
      .insert(codeRedemption)
      .values({ tenantId, memberId, code, redeemedAt: now })
      .onConflictDoNothing()
      .returning({ code: codeRedemption.code })
    return added.length > 0
  }

  /** Returns false if there is none. */
  async function remove(tenantId: string, memberId: string, code: string): Promise<boolean> {
    const removed = await db
      .delete(codeRedemption)
      .where(isRow(tenantId, memberId, code))
      .returning({ code: codeRedemption.code })
    return removed.length > 0
  }

  return { has, add, remove }
}
