import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { marketingConfirmation } = schema

/** Confirmations of marketing emails that come with files of members. */
export function createMarketingTransferRepository(db: Database) {
  /** The members among these who have confirmed. */
  async function confirmed(tenantId: string, memberIds: string[]): Promise<Set<string>> {
    const rows = await db
      .selectDistinct({ memberId: marketingConfirmation.memberId })
      .from(marketingConfirmation)
      .where(
        and(
          eq(marketingConfirmation.tenantId, tenantId),
          inArray(marketingConfirmation.memberId, memberIds),
          isNotNull(marketingConfirmation.confirmedAt),
        ),
      )
    return new Set(rows.map(({ memberId }) => memberId))
  }

  /** Keeps that these members confirmed elsewhere; the hashes are of tokens that nobody has. */
  async function keepConfirmed(
    tenantId: string,
    rows: readonly { memberId: string; tokenHash: string }[],
    now: Date,
  ): Promise<void> {
    if (rows.length === 0) return
    await db
      .insert(marketingConfirmation)
      .values(rows.map((row) => ({ ...row, tenantId, sentAt: now, confirmedAt: now })))
  }

  return { confirmed, keepConfirmed }
}
