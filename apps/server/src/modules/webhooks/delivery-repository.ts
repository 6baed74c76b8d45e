import { and, asc, desc, eq, getTableColumns, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { webhook, webhookDelivery } = schema
export type DeliveryRow = typeof webhookDelivery.$inferSelect
export type NewDelivery = typeof webhookDelivery.$inferInsert
export type DeliveryRepository = ReturnType<typeof createDeliveryRepository>
type Key = Pick<DeliveryRow, 'tenantId' | 'webhookId' | 'id'>
/** A webhook with messages that are due. */
export type DueWebhook = { tenantId: string; id: string; url: string; sealedSecret: string; failures: number }

export function createDeliveryRepository(db: Database) {
  const own = ({ tenantId, webhookId, id }: Key) =>
    and(eq(webhookDelivery.tenantId, tenantId), eq(webhookDelivery.webhookId, webhookId), eq(webhookDelivery.id, id))
  const isDue = (now: Date) => and(eq(webhookDelivery.state, 'waiting'), lte(webhookDelivery.dueAt, now))

  return {
    /** One that is known already is ignored. */
    add: (rows: NewDelivery[]) => db.insert(webhookDelivery).values(rows).onConflictDoNothing(),

    async find(key: Key): Promise<DeliveryRow | null> {
      const [row] = await db.select().from(webhookDelivery).where(own(key))
      return row ?? null
    },

    /** Newest first; `before` is an id. */
    list: (
      tenantId: string,
      webhookId: string,
      { state, before, most }: { state?: DeliveryRow['state'] | undefined; before?: string | undefined; most: number },
    ): Promise<DeliveryRow[]> =>
      db
        .select()
        .from(webhookDelivery)
        .where(
          and(
            eq(webhookDelivery.tenantId, tenantId),
            eq(webhookDelivery.webhookId, webhookId),
            state && eq(webhookDelivery.state, state),
            before === undefined ? undefined : lt(webhookDelivery.id, before),
          ),
        )
        .orderBy(desc(webhookDelivery.id))
        .limit(most),

    /** Webhooks of all clubs that are on and not paused, with messages to send. */
    dueWebhooks(now: Date): Promise<DueWebhook[]> {
      const { tenantId, id, url, sealedSecret, failures } = getTableColumns(webhook)
      const mayBeSent = and(eq(webhook.isOn, true), or(isNull(webhook.retryAt), lte(webhook.retryAt, now)))
      const ofWebhook = and(eq(webhookDelivery.tenantId, tenantId), eq(webhookDelivery.webhookId, id))
      const hasDue = sql`exists (select from ${webhookDelivery} where ${and(ofWebhook, isDue(now))})`
      return db.select({ tenantId, id, url, sealedSecret, failures }).from(webhook).where(and(mayBeSent, hasDue))
    },

    /** Takes the oldest due messages of a webhook; no other server takes them before `until`. */
    async claim(
      { tenantId, id }: Pick<DueWebhook, 'tenantId' | 'id'>,
      { now, until, most }: { now: Date; until: Date; most: number },
    ): Promise<DeliveryRow[]> {
      // A subquery could be run once per row, and then take more.
      const oldest = db
        .select({ id: webhookDelivery.id })
        .from(webhookDelivery)
        .where(and(eq(webhookDelivery.tenantId, tenantId), eq(webhookDelivery.webhookId, id), isDue(now)))
        .orderBy(asc(webhookDelivery.id))
        .limit(most)
        .for('update', { skipLocked: true })
      const due = db.$with('due').as(oldest)
      const rows = await db
        .with(due)
        .update(webhookDelivery)
        .set({ dueAt: until })
        .where(
          and(
            eq(webhookDelivery.tenantId, tenantId),
            eq(webhookDelivery.webhookId, id),
            inArray(webhookDelivery.id, db.select({ id: due.id }).from(due)),
          ),
        )
        .returning()
      return rows.sort((one, other) => (one.id < other.id ? -1 : 1))
    },

    change: (key: Key, set: Partial<DeliveryRow>) => db.update(webhookDelivery).set(set).where(own(key)),

    /** Gives up what has waited since then, e.g. behind others of a receiver that is down. */
    giveUp: (since: Date) =>
      db
        .update(webhookDelivery)
        .set({ state: 'failed' })
        .where(and(eq(webhookDelivery.state, 'waiting'), lt(webhookDelivery.at, since))),

    removeOlderThan: (at: Date) => db.delete(webhookDelivery).where(lt(webhookDelivery.at, at)),
  }
}
