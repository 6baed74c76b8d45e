import { and, desc, eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { payoutRule, payoutCoach, payoutStatement } = schema
export type PayoutRuleRow = typeof payoutRule.$inferSelect
export type StatementRow = typeof payoutStatement.$inferSelect
export type PayoutRepository = ReturnType<typeof createPayoutRepository>

export function createPayoutRepository(db: Database) {
  return {
    async rule(tenantId: string): Promise<PayoutRuleRow | null> {
      const [row] = await db.select().from(payoutRule).where(eq(payoutRule.tenantId, tenantId))
      return row ?? null
    },
    /** The first month stays the one that it was. */
    saveRule: ({ pool, counts, ...row }: PayoutRuleRow) =>
      db
        .insert(payoutRule)
        .values({ ...row, pool, counts })
        .onConflictDoUpdate({ target: payoutRule.tenantId, set: { pool, counts } }),

    async accounts(tenantId: string): Promise<Map<string, string>> {
      const rows = await db.select().from(payoutCoach).where(eq(payoutCoach.tenantId, tenantId))
      return new Map(rows.map(({ name, accountId }) => [name, accountId]))
    },
    link: (row: typeof payoutCoach.$inferInsert) =>
      db
        .insert(payoutCoach)
        .values(row)
        .onConflictDoUpdate({ target: [payoutCoach.tenantId, payoutCoach.name], set: { accountId: row.accountId } }),
    unlink: (tenantId: string, name: string) =>
      db.delete(payoutCoach).where(and(eq(payoutCoach.tenantId, tenantId), eq(payoutCoach.name, name))),

    async statement(tenantId: string, month: string): Promise<StatementRow | null> {
      const [row] = await db
        .select()
        .from(payoutStatement)
        .where(and(eq(payoutStatement.tenantId, tenantId), eq(payoutStatement.month, month)))
      return row ?? null
    },
    async lastFrozen(tenantId: string): Promise<string | null> {
      const [row] = await db
        .select({ month: payoutStatement.month })
        .from(payoutStatement)
        .where(eq(payoutStatement.tenantId, tenantId))
        .orderBy(desc(payoutStatement.month))
        .limit(1)
      return row?.month ?? null
    },
    /** Of two servers, the first one's stays. */
    freeze: (row: StatementRow) => db.insert(payoutStatement).values(row).onConflictDoNothing(),
  }
}
