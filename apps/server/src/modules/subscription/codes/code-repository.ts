import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'

const { accessCode, codeRedemption } = schema
export type CodeRow = typeof accessCode.$inferSelect
export type CodeRepository = ReturnType<typeof createCodeRepository>

/** Access and discount codes; `code` is always upper case. */
export function createCodeRepository(db: Database) {
  async function find(tenantId: string, code: string): Promise<CodeRow | null> {
    const [row] = await db
      .select()
      .from(accessCode)
      .where(and(eq(accessCode.tenantId, tenantId), eq(accessCode.code, code)))
    return row ?? null
  }

  async function hasRedeemed(tenantId: string, memberId: string, code: string): Promise<boolean> {
    const rows = await db
      .select({ code: codeRedemption.code })
      .from(codeRedemption)
      .where(
        and(
          eq(codeRedemption.tenantId, tenantId),
          eq(codeRedemption.memberId, memberId),
          eq(codeRedemption.code, code),
        ),
      )
    return rows.length > 0
  }

  /**
   * Takes one use in a single statement, so that only one of many simultaneous requests gets the last use. Returns
   * false if none is left.
   */
  async function use(tenantId: string, memberId: string, code: string, now: Date): Promise<boolean> {
    const used = await db
      .update(accessCode)
      .set({ uses: sql`${accessCode.uses} + 1` })
      .where(
        and(
          eq(accessCode.tenantId, tenantId),
          eq(accessCode.code, code),
          or(isNull(accessCode.maximumUses), lt(accessCode.uses, accessCode.maximumUses)),
          or(isNull(accessCode.startsAt), lte(accessCode.startsAt, now)),
          or(isNull(accessCode.expiresAt), gt(accessCode.expiresAt, now)),
        ),
      )
      .returning({ code: accessCode.code })
    if (used.length === 0) return false
    const kept = await db
      .insert(codeRedemption)
      .values({ tenantId, memberId, code, redeemedAt: now })
      .onConflictDoNothing()
      .returning({ code: codeRedemption.code })
    return kept.length > 0
  }

  /** Returns a use, at most once. */
  async function giveBack(tenantId: string, memberId: string, code: string) {
    const redeemed = await db
      .delete(codeRedemption)
      .where(
        and(
          eq(codeRedemption.tenantId, tenantId),
          eq(codeRedemption.memberId, memberId),
          eq(codeRedemption.code, code),
        ),
      )
      .returning({ code: codeRedemption.code })
    if (redeemed.length === 0) return
    await db
      .update(accessCode)
      .set({ uses: sql`${accessCode.uses} - 1` })
      .where(and(eq(accessCode.tenantId, tenantId), eq(accessCode.code, code)))
  }

  return { find, hasRedeemed, use, giveBack }
}
