import type { EntryKind } from '@upbeat/contract/studio/entities/selling/payment'
import { and, asc, desc, eq, gt, min, type SQL, sql } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'

const { invoice, member, subscription } = schema

export type PaymentListRepository = ReturnType<typeof createPaymentListRepository>
export type Payer = { memberId: string; email: string | null; firstName: string | null; lastName: string | null }
export type EntryRow = Payer & {
  id: string
  kind: EntryKind
  at: Date
  amountMinor: number
  currency: string
  taxMinor: number | null
  /** In minor units of `settledCurrency`; null if the provider hasn't said. */
  feeMinor: number | null
  settledMinor: number | null
  settledCurrency: string | null
  planTag: string | null
  source: string | null
  reference: string
  periodStart: Date
  periodEnd: Date
}
type Range = { from: Date; until: Date }
type Page = Range & { kind?: EntryKind | undefined; skip: number; take: number }

/** What was paid, refunded and refused. */
export function createPaymentListRepository(db: Database) {
  /** Entries of a time, newest first. */
  async function page(tenantId: string, { kind, skip, take, ...range }: Page): Promise<EntryRow[]> {
    const rows = await rowsOf<Record<keyof EntryRow, never>>(
      db,
      sql`select entry.*, s.source, m.email, m.first_name as "firstName", m.last_name as "lastName"
        from (${entries(tenantId, range)}) as entry
        left join ${subscription} s on s.tenant_id = ${tenantId} and s.id = entry.subscription_id
        left join ${member} m on m.tenant_id = ${tenantId} and m.id = entry."memberId"
        where ${kind === undefined ? sql`true` : sql`entry.kind = ${kind}`}
        order by entry.at desc, entry.id, entry.kind limit ${take} offset ${skip}`,
    )
    return rows.map((row) => {
      const [at, periodStart, periodEnd] = [row.at, row.periodStart, row.periodEnd].map((moment) => new Date(moment))
      return { ...row, at, periodStart, periodEnd } as EntryRow
    })
  }

  async function sums(tenantId: string, range: Range) {
    return rowsOf<{ currency: string; paid: string; refunded: string }>(
      db,
      sql`select upper(currency) as currency, coalesce(sum("amountMinor") filter (where kind = 'payment'), 0) as paid,
          coalesce(-sum("amountMinor") filter (where kind = 'refund'), 0) as refunded
        from (${entries(tenantId, range)}) as entry where kind <> 'failure' group by upper(currency) order by 1`,
    )
  }

  /** Of the club's first charge. */
  async function beginning(tenantId: string): Promise<Date | null> {
    const [row] = await db
      .select({ at: min(invoice.createdAt) })
      .from(invoice)
      .where(eq(invoice.tenantId, tenantId))
    return row?.at ?? null
  }

  /** Running memberships whose last charge failed; the next to be charged first. */
  async function failing(tenantId: string) {
    return db
      .select({
        subscription,
        memberId: subscription.memberId,
        email: member.email,
        firstName: member.firstName,
        lastName: member.lastName,
      })
      .from(subscription)
      .innerJoin(member, and(eq(member.tenantId, subscription.tenantId), eq(member.id, subscription.memberId)))
      .where(
        and(eq(subscription.tenantId, tenantId), eq(subscription.status, 'active'), gt(subscription.failedAttempts, 0)),
      )
      .orderBy(asc(subscription.nextAttemptAt), desc(subscription.failedAttempts), asc(subscription.id))
      .limit(maxCards)
  }

  /** The id of the charge that a provider's payment made; null if it isn't of the club's memberships. */
  async function byReference(tenantId: string, paymentReference: string): Promise<string | null> {
    const [row] = await db
      .select({ id: invoice.id })
      .from(invoice)
      .where(and(eq(invoice.tenantId, tenantId), eq(invoice.paymentReference, paymentReference)))
      .limit(1)
    return row?.id ?? null
  }

  return { page, sums, beginning, byReference, failing }
}

const maxCards = 1000

/** A refunded charge is two entries. */
function entries(tenantId: string, range: Range): SQL {
  const paid = charges(tenantId, range, { kind: 'payment', at: sql`created_at`, amount: sql`amount_minor` })
  const refunded = charges(tenantId, range, { kind: 'refund', at: sql`refunded_at`, amount: sql`-amount_minor` })
  const failed = charges(tenantId, range, { kind: 'failure', at: sql`created_at`, amount: sql`amount_minor` })
  return sql`${paid} and status in ('paid', 'refunded')
    union all ${refunded} and status = 'refunded'
    union all ${failed} and status = 'failed'`
}

function charges(
  tenantId: string,
  { from, until }: Range,
  { kind, at, amount }: { kind: EntryKind; at: SQL; amount: SQL },
): SQL {
  const tax = kind === 'refund' ? sql`-tax_minor` : sql`tax_minor`
  const fee = kind === 'refund' ? sql`refund_fee_minor` : sql`fee_minor`
  const settled = kind === 'refund' ? sql`refund_settled_minor` : sql`settled_minor`
  return sql`select id, ${kind}::text as kind, ${at} as at, ${amount} as "amountMinor", currency, ${tax} as "taxMinor",
      ${fee} as "feeMinor", ${settled} as "settledMinor", settled_currency as "settledCurrency",
      plan_tag as "planTag", reason as reference, period_start as "periodStart", period_end as "periodEnd",
      member_id as "memberId", subscription_id
    from ${invoice} where tenant_id = ${tenantId}
      and ${at} >= ${from.toISOString()}::timestamptz and ${at} < ${until.toISOString()}::timestamptz`
}
