import { and, eq, lte } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'

const { purchaseAttempt } = schema
export type AttemptRow = typeof purchaseAttempt.$inferSelect
export type AttemptRepository = ReturnType<typeof createAttemptRepository>

/** Purchases in progress. */
export function createAttemptRepository(db: Database) {
  const ofMember = (tenantId: string, memberId: string) =>
    and(eq(purchaseAttempt.tenantId, tenantId), eq(purchaseAttempt.memberId, memberId))

  async function find(tenantId: string, memberId: string): Promise<AttemptRow | null> {
    const [row] = await db.select().from(purchaseAttempt).where(ofMember(tenantId, memberId))
    return row ?? null
  }

  async function insert(tenantId: string, row: Omit<AttemptRow, 'tenantId'>) {
    await db.insert(purchaseAttempt).values({ ...row, tenantId })
  }

  /** Records that a request is working on the attempt, since `now`. */
  async function touch(tenantId: string, memberId: string, now: Date) {
    await db.update(purchaseAttempt).set({ startedAt: now }).where(ofMember(tenantId, memberId))
  }

  /** Returns false if another request has settled it. */
  async function remove(tenantId: string, memberId: string, id: string): Promise<boolean> {
    const rows = await db
      .delete(purchaseAttempt)
      .where(and(ofMember(tenantId, memberId), eq(purchaseAttempt.id, id)))
      .returning({ id: purchaseAttempt.id })
    return rows.length > 0
  }

  /** Attempts of all clubs that started before `moment`, whose requests must have ended. */
  async function startedBefore(moment: Date): Promise<AttemptRow[]> {
    return db.select().from(purchaseAttempt).where(lte(purchaseAttempt.startedAt, moment)).limit(1000)
  }

  return { find, insert, touch, remove, startedBefore }
}
