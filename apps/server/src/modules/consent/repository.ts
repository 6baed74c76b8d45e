import { and, desc, eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { consent, consentAnswer } = schema
export type ConsentRow = typeof consent.$inferSelect
export type ConsentAnswerRow = typeof consentAnswer.$inferSelect
export type ConsentRepository = ReturnType<typeof createConsentRepository>

export function createConsentRepository(db: Database) {
  /** Every version in every language, newest version first. */
  async function policies(tenantId: string): Promise<ConsentRow[]> {
    return db.select().from(consent).where(eq(consent.tenantId, tenantId)).orderBy(desc(consent.publishedAt))
  }

  /** A member's answers, newest first. */
  async function answers(tenantId: string, memberId: string): Promise<ConsentAnswerRow[]> {
    return db
      .select()
      .from(consentAnswer)
      .where(and(eq(consentAnswer.tenantId, tenantId), eq(consentAnswer.memberId, memberId)))
      .orderBy(desc(consentAnswer.answeredAt), consentAnswer.policy)
  }

  async function insertAnswer(tenantId: string, row: Omit<typeof consentAnswer.$inferInsert, 'tenantId'>) {
    await db.insert(consentAnswer).values({ ...row, tenantId })
  }

  return { policies, answers, insertAnswer }
}
