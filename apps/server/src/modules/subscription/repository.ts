import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import type { PlanRow } from '../plans/plan.ts'
import type { OutsideScope } from './provider/outside-provider.ts'

const { invoice, member, plan, subscription } = schema
export type SubscriptionRow = typeof subscription.$inferSelect
export type SubscriptionChange = Partial<Omit<SubscriptionRow, 'id' | 'tenantId' | 'memberId' | 'revision'>>
export type InvoiceRow = typeof invoice.$inferSelect
export type NewInvoice = Omit<typeof invoice.$inferInsert, 'tenantId'>
export type SubscriptionRepository = ReturnType<typeof createSubscriptionRepository>

export function createSubscriptionRepository(db: Database) {
  /** Oldest first. */
  async function list(tenantId: string, memberId: string): Promise<SubscriptionRow[]> {
    return db
      .select()
      .from(subscription)
      .where(and(eq(subscription.tenantId, tenantId), eq(subscription.memberId, memberId)))
      .orderBy(asc(subscription.startedAt))
  }

  /** Also null if it is another member's. */
  async function find(tenantId: string, memberId: string, id: string): Promise<SubscriptionRow | null> {
    const [row] = await db
      .select()
      .from(subscription)
      .where(
        and(
          eq(subscription.tenantId, tenantId),
          eq(subscription.memberId, memberId),
          eq(sql`${subscription.id}::text`, id),
        ),
      )
    return row ?? null
  }

  async function insert(tenantId: string, row: Omit<typeof subscription.$inferInsert, 'tenantId'>) {
    await db.insert(subscription).values({ ...row, tenantId })
  }

  async function change(tenantId: string, id: string, changes: SubscriptionChange) {
    await db
      .update(subscription)
      .set({ ...changes, revision: sql`${subscription.revision} + 1` })
      .where(and(eq(subscription.tenantId, tenantId), eq(subscription.id, id)))
  }

  /** All invoices, newest first. */
  async function invoices(tenantId: string, memberId: string): Promise<InvoiceRow[]> {
    return db
      .select()
      .from(invoice)
      .where(and(eq(invoice.tenantId, tenantId), eq(invoice.memberId, memberId)))
      .orderBy(desc(invoice.createdAt), desc(invoice.periodEnd))
      .limit(maxRows)
  }

  /** Paid invoices, newest first. */
  async function paidInvoices(tenantId: string, memberId: string): Promise<InvoiceRow[]> {
    return (
      db
        .select()
        .from(invoice)
        .where(and(eq(invoice.tenantId, tenantId), eq(invoice.memberId, memberId), eq(invoice.status, 'paid')))
        // Providers' times are in seconds: of two in the same second, the one of the later period is newer.
        .orderBy(desc(invoice.createdAt), desc(invoice.periodEnd))
    )
  }

  /** Stores one invoice per reason with its latest state. Returns null if nothing has changed. */
  async function keepInvoice(tenantId: string, row: NewInvoice): Promise<'new' | 'changed' | null> {
    const { status, attempts = 1, amountMinor, taxMinor = null, paymentReference = null, refundedAt = null } = row
    const [kept] = await db
      .insert(invoice)
      .values({ ...row, tenantId })
      .onConflictDoUpdate({
        target: [invoice.tenantId, invoice.subscriptionId, invoice.reason],
        set: {
          status,
          attempts,
          amountMinor,
          taxMinor: sql`coalesce(${taxMinor}::int, ${invoice.taxMinor})`,
          paymentReference: sql`coalesce(${paymentReference}::text, ${invoice.paymentReference})`,
          refundedAt: sql`coalesce(${invoice.refundedAt}, ${refundedAt?.toISOString() ?? null}::timestamptz)`,
        },
        setWhere: sql`${invoice.status} <> ${status} or ${invoice.attempts} <> ${attempts}`,
      })
      .returning({ id: invoice.id })
    if (!kept) return null
    return kept.id === row.id ? 'new' : 'changed'
  }

  /** Marks a paid invoice as refunded; the provider's time of the refund stays if it is known. */
  async function markRefunded(tenantId: string, id: string, now: Date) {
    await db
      .update(invoice)
      .set({
        status: 'refunded',
        refundedAt: sql`coalesce(${invoice.refundedAt}, ${now.toISOString()}::timestamptz)`,
      })
      .where(and(eq(invoice.tenantId, tenantId), eq(invoice.id, id)))
  }

  const within = ({ tenantId, paymentAccount }: OutsideScope) =>
    and(
      paymentAccount === null ? isNull(subscription.paymentAccount) : eq(subscription.paymentAccount, paymentAccount),
      tenantId === null ? undefined : eq(subscription.tenantId, tenantId),
    )
  const isRunningOutside = and(
    inArray(subscription.status, ['active', 'trialing']),
    isNotNull(subscription.sourceReference),
  )

  /** The subscription with this reference at an account of the provider. */
  async function byReference(reference: string, scope: OutsideScope): Promise<SubscriptionRow | null> {
    const [row] = await db
      .select()
      .from(subscription)
      .where(and(eq(subscription.sourceReference, reference), within(scope)))
    return row ?? null
  }

  /** Active subscriptions that run at an account of an external provider. */
  async function runningOutside(scope: OutsideScope): Promise<SubscriptionRow[]> {
    return db
      .select()
      .from(subscription)
      .where(and(isRunningOutside, within(scope)))
  }

  /** How many of a club's subscriptions run at each of its own accounts. */
  async function runningByAccount(tenantId: string): Promise<Map<string, number>> {
    const rows = await db
      .select({ account: subscription.paymentAccount, running: count() })
      .from(subscription)
      .where(and(eq(subscription.tenantId, tenantId), isRunningOutside, isNotNull(subscription.paymentAccount)))
      .groupBy(subscription.paymentAccount)
    return new Map(rows.map(({ account, running }) => [account ?? '', running]))
  }

  type Horizon = { interval: PlanRow['interval']; until: Date }

  /**
   * Subscriptions of these clubs that renew soon, by their plan's interval, without a notice so far; the soonest first.
   */
  async function unnoticed(tenantIds: string[], now: Date, horizons: readonly Horizon[]): Promise<SubscriptionRow[]> {
    const { currentPeriodEnd, noticedPeriodEnd } = subscription
    const isNear = horizons.map(({ interval, until }) => and(eq(plan.interval, interval), lte(currentPeriodEnd, until)))
    const rows = await db
      .select({ subscription })
      .from(subscription)
      .innerJoin(plan, and(eq(plan.tenantId, subscription.tenantId), eq(plan.tag, subscription.planTag)))
      .where(
        and(
          inArray(subscription.tenantId, tenantIds),
          eq(subscription.status, 'active'),
          ne(subscription.source, 'code'),
          eq(subscription.cancelAtPeriodEnd, false),
          isNull(subscription.pausedUntil),
          eq(subscription.failedAttempts, 0),
          gt(currentPeriodEnd, now),
          or(...isNear),
          or(isNull(noticedPeriodEnd), ne(noticedPeriodEnd, currentPeriodEnd)),
        ),
      )
      .orderBy(asc(currentPeriodEnd))
      .limit(maxRows)
    return rows.map((row) => row.subscription)
  }

  /** Paused subscriptions of these clubs that go on soon, without a notice so far; the soonest first. */
  async function pausesEnding(tenantIds: string[], now: Date, until: Date): Promise<SubscriptionRow[]> {
    const { pausedUntil, noticedPeriodEnd } = subscription
    return db
      .select()
      .from(subscription)
      .where(
        and(
          inArray(subscription.tenantId, tenantIds),
          eq(subscription.status, 'active'),
          gt(pausedUntil, now),
          lte(pausedUntil, until),
          lte(subscription.currentPeriodEnd, now),
          or(isNull(noticedPeriodEnd), ne(noticedPeriodEnd, pausedUntil)),
        ),
      )
      .orderBy(asc(pausedUntil))
      .limit(maxRows)
  }

  /** Locks the member's row until the transaction ends, so that changes of a membership run one after the other. */
  async function lockMember(tenantId: string, memberId: string) {
    await db
      .select({ id: member.id })
      .from(member)
      .where(and(eq(member.tenantId, tenantId), eq(member.id, memberId)))
      .for('update')
  }

  /** Active subscriptions of these clubs with a due date in the past, longest overdue first. */
  async function due(tenantIds: string[], now: Date): Promise<Pick<SubscriptionRow, 'tenantId' | 'memberId' | 'id'>[]> {
    const end = sql`case when ${subscription.source} = 'code' then ${subscription.accessEndsAt}
      else coalesce(${subscription.nextAttemptAt}, ${subscription.pausedUntil}, ${subscription.currentPeriodEnd}) end`
    return db
      .select({ tenantId: subscription.tenantId, memberId: subscription.memberId, id: subscription.id })
      .from(subscription)
      .where(
        and(
          inArray(subscription.tenantId, tenantIds),
          inArray(subscription.status, ['active', 'trialing']),
          // An external provider renews its memberships itself and sends events.
          isNull(subscription.sourceReference),
          lte(end, now),
        ),
      )
      .orderBy(end)
      .limit(maxRows)
  }

  return {
    list,
    find,
    insert,
    change,
    byReference,
    runningOutside,
    runningByAccount,
    due,
    unnoticed,
    pausesEnding,
    lockMember,
    invoices,
    paidInvoices,
    keepInvoice,
    markRefunded,
  }
}

const maxRows = 1000
