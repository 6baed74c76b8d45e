import { and, asc, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import type { Settled } from './balance-source.ts'

const { invoice, subscription } = schema
export type FeeRepository = ReturnType<typeof createFeeRepository>
export type Unsettled = {
  id: string
  tenantId: string
  paymentReference: string
  paymentAccount: string | null
}

/** What providers kept of payments. */
export function createFeeRepository(db: Database) {
  /** Payments and refunds of a time whose fee isn't known; of one club, or of all if `tenantId` is null. */
  async function unsettled(
    tenantId: string | null,
    { from, until }: { from: Date; until: Date },
    most: number,
  ): Promise<Unsettled[]> {
    const { status, createdAt, refundedAt, feeMinor, refundFeeMinor, paymentReference } = invoice
    const isOfTime = or(
      and(gte(createdAt, from), lt(createdAt, until)),
      and(gte(refundedAt, from), lt(refundedAt, until)),
    )
    const isUnknown = or(
      and(isNull(feeMinor), sql`${status} in ('paid', 'refunded')`),
      and(isNull(refundFeeMinor), eq(status, 'refunded')),
    )
    const rows = await db
      .select({
        id: invoice.id,
        tenantId: invoice.tenantId,
        paymentReference,
        paymentAccount: subscription.paymentAccount,
      })
      .from(invoice)
      .innerJoin(subscription, eq(subscription.id, invoice.subscriptionId))
      .where(
        and(
          tenantId === null ? undefined : eq(invoice.tenantId, tenantId),
          isNotNull(paymentReference),
          isOfTime,
          isUnknown,
        ),
      )
      .orderBy(asc(createdAt))
      .limit(most)
    return rows.map((row) => ({ ...row, paymentReference: row.paymentReference ?? '' }))
  }

  async function settle(
    { tenantId, id }: Pick<Unsettled, 'tenantId' | 'id'>,
    { payment, refund }: { payment: Settled | null; refund: Settled | null },
  ) {
    await db
      .update(invoice)
      .set({
        feeMinor: payment?.feeMinor ?? null,
        settledMinor: payment?.netMinor ?? null,
        settledCurrency: payment?.currency ?? refund?.currency ?? null,
        refundFeeMinor: refund?.feeMinor ?? null,
        refundSettledMinor: refund?.netMinor ?? null,
      })
      .where(and(eq(invoice.tenantId, tenantId), eq(invoice.id, id)))
  }

  return { unsettled, settle }
}
