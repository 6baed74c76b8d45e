import { and, eq, isNull, ne } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import type { LinkedAccountRow } from './linked-account.ts'

const { linkedPaymentAccount: linked } = schema
export type LinkedAccountRepository = ReturnType<typeof createLinkedAccountRepository>

export function createLinkedAccountRepository(db: Database) {
  return {
    /** Those of all clubs that are connected. */
    all: (): Promise<LinkedAccountRow[]> => db.select().from(linked).where(isNull(linked.disconnectedAt)),
    /** The club's, connected or not. */
    async find(tenantId: string): Promise<LinkedAccountRow | null> {
      const [row] = await db.select().from(linked).where(eq(linked.tenantId, tenantId))
      return row ?? null
    },
    /** The same, until the transaction ends. */
    async lock(tenantId: string): Promise<LinkedAccountRow | null> {
      const [row] = await db.select().from(linked).where(eq(linked.tenantId, tenantId)).for('update')
      return row ?? null
    },
    /** Whether it was made for a club other than this one. */
    async isTaken(tenantId: string, accountId: string) {
      const isOfOther = and(eq(linked.accountId, accountId), ne(linked.tenantId, tenantId))
      return (await db.select({ tenantId: linked.tenantId }).from(linked).where(isOfOther)).length > 0
    },
    /** False if the club has one already. */
    async insert(row: LinkedAccountRow): Promise<boolean> {
      const made = await db.insert(linked).values(row).onConflictDoNothing().returning({ tenantId: linked.tenantId })
      return made.length > 0
    },
    async replace({ tenantId, ...values }: LinkedAccountRow) {
      await db.update(linked).set(values).where(eq(linked.tenantId, tenantId))
    },
    /** Stores changes unless others were stored since `revision`; false then. */
    async save({ tenantId, revision }: LinkedAccountRow, changes: Partial<LinkedAccountRow>): Promise<boolean> {
      const isUnchanged = and(eq(linked.tenantId, tenantId), eq(linked.revision, revision))
      const saved = await db
        .update(linked)
        .set({ ...changes, revision: revision + 1 })
        .where(isUnchanged)
        .returning({ tenantId: linked.tenantId })
      return saved.length > 0
    },
  }
}
