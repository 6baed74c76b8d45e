import { and, desc, eq, placeholder } from 'drizzle-orm'
import { built } from '../../platform/db/built.ts'
import { type Database, schema } from '../../platform/db/database.ts'

const { consentAnswer, marketingConfirmation } = schema
export type ConfirmationRow = typeof marketingConfirmation.$inferSelect
export type MarketingRepository = ReturnType<typeof createMarketingRepository>

export function createMarketingRepository(db: Database) {
  const ofMember = (tenantId: string, memberId: string) =>
    and(eq(marketingConfirmation.tenantId, tenantId), eq(marketingConfirmation.memberId, memberId))
  const isOfMember = and(
    eq(consentAnswer.tenantId, placeholder('tenantId')),
    eq(consentAnswer.memberId, placeholder('memberId')),
  )
  const newest = built(
    db
      .selectDistinctOn([consentAnswer.policy], { policy: consentAnswer.policy, action: consentAnswer.action })
      .from(consentAnswer)
      .where(isOfMember)
      .orderBy(consentAnswer.policy, desc(consentAnswer.answeredAt)),
  )

  /** The newest answer to each policy, by policy. */
  async function newestAnswers(tenantId: string, memberId: string) {
    return newest.execute({ tenantId, memberId })
  }

  async function confirmations(tenantId: string, memberId: string): Promise<ConfirmationRow[]> {
    return db.select().from(marketingConfirmation).where(ofMember(tenantId, memberId))
  }

  async function insert(tenantId: string, row: { tokenHash: string; memberId: string; sentAt: Date }) {
    await db.insert(marketingConfirmation).values({ ...row, tenantId })
  }

  async function find(tenantId: string, tokenHash: string): Promise<ConfirmationRow | null> {
    const [row] = await db
      .select()
      .from(marketingConfirmation)
      .where(and(eq(marketingConfirmation.tenantId, tenantId), eq(marketingConfirmation.tokenHash, tokenHash)))
    return row ?? null
  }

  async function confirm(tenantId: string, memberId: string, tokenHash: string, confirmedAt: Date) {
    await db
      .update(marketingConfirmation)
      .set({ confirmedAt })
      .where(and(ofMember(tenantId, memberId), eq(marketingConfirmation.tokenHash, tokenHash)))
  }

  async function removeAll(tenantId: string, memberId: string) {
    await db.delete(marketingConfirmation).where(ofMember(tenantId, memberId))
  }

  return { newestAnswers, confirmations, insert, find, confirm, removeAll }
}
