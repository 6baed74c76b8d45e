import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import type { CodeRow, NewCode } from './plan.ts'

const { accessCode } = schema
/** A statement takes at most 65,535 parameters. */
const batchSize = 2000
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

  async function add(rows: readonly NewCode[]): Promise<void> {
    for (let from = 0; from < rows.length; from += batchSize) {
      await db.insert(accessCode).values(rows.slice(from, from + batchSize))
    }
  }

  /**
   * Takes one use in a single statement, so that only one of many simultaneous requests gets the last use. Returns
   * false if none is left.
   */
  async function takeUse(tenantId: string, code: string, now: Date): Promise<boolean> {
    const used = await db
      .update(accessCode)
      .set({ uses: sql`${accessCode.uses} + 1` })
      .where(
        and(
          eq(accessCode.tenantId, tenantId),
          eq(accessCode.code, code),
          or(isNull(accessCode.maximumUses), lt(accessCode.uses, accessCode.maximumUses)),
          or(isNull(accessCode.startsAt), lte(accessCode.startsAt, now)),
          isNull(accessCode.endedAt),
          or(isNull(accessCode.expiresAt), gt(accessCode.expiresAt, now)),
        ),
      )
      .returning({ code: accessCode.code })
    return used.length > 0
  }

  async function returnUse(tenantId: string, code: string): Promise<void> {
    await db
      .update(accessCode)
      .set({ uses: sql`${accessCode.uses} - 1` })
      .where(and(eq(accessCode.tenantId, tenantId), eq(accessCode.code, code)))
  }

  return { find, add, takeUse, returnUse }
}
