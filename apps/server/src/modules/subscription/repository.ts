import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { invoice, member, subscription } = schema
export type SubscriptionRow = typeof subscription.$inferSelect
export type SubscriptionChange = Partial<Omit<SubscriptionRow, 'id' | 'tenantId' | 'memberId'>>
export type InvoiceRow = typeof invoice.$inferSelect
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

  /** Null also for another member's. */
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
      .set(changes)
      .where(and(eq(subscription.tenantId, tenantId), eq(subscription.id, id)))
  }

  /** What was paid, newest first. */
  async function paidInvoices(tenantId: string, memberId: string): Promise<InvoiceRow[]> {
    return db
      .select()
      .from(invoice)
      .where(and(eq(invoice.tenantId, tenantId), eq(invoice.memberId, memberId), eq(invoice.status, 'paid')))
      .orderBy(desc(invoice.createdAt))
  }

  /** A second invoice for the same reason breaks the unique index, and with it the transaction. */
  async function insertInvoice(tenantId: string, row: Omit<typeof invoice.$inferInsert, 'tenantId'>) {
    await db.insert(invoice).values({ ...row, tenantId })
  }

  /** Holds the member's row until the transaction ends: what changes a membership happens one after the other. */
  async function lockMember(tenantId: string, memberId: string) {
    await db
      .select({ id: member.id })
      .from(member)
      .where(and(eq(member.tenantId, tenantId), eq(member.id, memberId)))
      .for('update')
  }

  /** Of all clubs: what runs and has come to the end of something, the longest waiting first. */
  async function due(now: Date): Promise<Pick<SubscriptionRow, 'tenantId' | 'memberId' | 'id'>[]> {
    const end = sql`case when ${subscription.source} = 'code' then ${subscription.accessEndsAt}
      else coalesce(${subscription.nextAttemptAt}, ${subscription.currentPeriodEnd}) end`
    return db
      .select({ tenantId: subscription.tenantId, memberId: subscription.memberId, id: subscription.id })
      .from(subscription)
      .where(and(inArray(subscription.status, ['active', 'trialing']), lte(end, now)))
      .orderBy(end)
      .limit(mostAtOnce)
  }

  return { list, find, insert, change, paidInvoices, insertInvoice, lockMember, due }
}

const mostAtOnce = 1000
