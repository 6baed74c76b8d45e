import type { MessageType } from '@upbeat/contract/studio/entities/webhook'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { webhook, webhookDelivery } = schema
export type WebhookRow = typeof webhook.$inferSelect
export type WebhookRepository = ReturnType<typeof createWebhookRepository>

export function createWebhookRepository(db: Database) {
  const own = (tenantId: string, id: string) => and(eq(webhook.tenantId, tenantId), eq(webhook.id, id))

  return {
    list: (tenantId: string): Promise<WebhookRow[]> =>
      db.select().from(webhook).where(eq(webhook.tenantId, tenantId)).orderBy(asc(webhook.createdAt), asc(webhook.id)),
    async find(tenantId: string, id: string): Promise<WebhookRow | null> {
      const [row] = await db.select().from(webhook).where(own(tenantId, id))
      return row ?? null
    },
    async lock(tenantId: string, id: string): Promise<WebhookRow | null> {
      const [row] = await db.select().from(webhook).where(own(tenantId, id)).for('update')
      return row ?? null
    },
    add: (row: typeof webhook.$inferInsert) => db.insert(webhook).values(row),
    change: (tenantId: string, id: string, set: Partial<WebhookRow>) =>
      db.update(webhook).set(set).where(own(tenantId, id)),
    remove: (tenantId: string, id: string) => db.delete(webhook).where(own(tenantId, id)),
    /** The webhooks of a club that are on and get messages of this type. */
    async idsFor(tenantId: string, type: MessageType): Promise<string[]> {
      const gets = and(eq(webhook.tenantId, tenantId), eq(webhook.isOn, true), sql`${type} = any(${webhook.types})`)
      return (await db.select({ id: webhook.id }).from(webhook).where(gets)).map(({ id }) => id)
    },
    /** Of all clubs. */
    async tenantsFor(types: readonly MessageType[]): Promise<string[]> {
      const gets = and(eq(webhook.isOn, true), sql`${webhook.types} && ${sql.param([...types])}::text[]`)
      const rows = await db.selectDistinct({ tenantId: webhook.tenantId }).from(webhook).where(gets)
      return rows.map(({ tenantId }) => tenantId)
    },
    /** How many messages of each webhook wait. */
    async waiting(tenantId: string): Promise<Map<string, number>> {
      const rows = await db
        .select({ id: webhookDelivery.webhookId, count: count() })
        .from(webhookDelivery)
        .where(and(eq(webhookDelivery.tenantId, tenantId), eq(webhookDelivery.state, 'waiting')))
        .groupBy(webhookDelivery.webhookId)
      return new Map(rows.map((row) => [row.id, row.count]))
    },
    failed: (tenantId: string, id: string, { now, retryAt }: { now: Date; retryAt: Date }) =>
      db
        .update(webhook)
        .set({
          failures: sql`${webhook.failures} + 1`,
          failingSince: sql`coalesce(${webhook.failingSince}, ${now.toISOString()}::timestamptz)`,
          retryAt,
        })
        .where(own(tenantId, id)),
    succeeded: (tenantId: string, id: string) =>
      db
        .update(webhook)
        .set({ failures: 0, failingSince: null, retryAt: null })
        .where(and(own(tenantId, id), sql`${webhook.failures} > 0`)),
  }
}
