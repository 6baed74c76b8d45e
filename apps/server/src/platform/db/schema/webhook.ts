import type { DeliveryProblem, MessageType, WebhookType } from '@upbeat/contract/studio/entities/webhook'
import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** An address to which a club's messages are sent. */
export const webhook = pgTable(
  'webhook',
  {
    tenantId: text().notNull(),
    id: uuid().notNull(),
    url: text().notNull(),
    types: text().array().$type<WebhookType[]>().notNull(),
    isOn: boolean().notNull(),
    sealedSecret: text().notNull(),
    createdBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Attempts that have failed since the last one that succeeded. */
    failures: integer().notNull().default(0),
    failingSince: timestamp({ withTimezone: true }),
    /** Nothing is sent before; null unless the last attempt failed. */
    retryAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

/** A message to a webhook, stored in the transaction of the change that it tells of. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    tenantId: text().notNull(),
    webhookId: uuid().notNull(),
    /** The message's, which other webhooks get too. */
    id: text().notNull(),
    type: text().$type<MessageType>().notNull(),
    /** The JSON to send. */
    body: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    state: text().$type<'waiting' | 'delivered' | 'failed'>().notNull(),
    attempts: integer().notNull().default(0),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    lastAttemptAt: timestamp({ withTimezone: true }),
    status: integer(),
    problem: text().$type<DeliveryProblem>(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.webhookId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.webhookId],
      foreignColumns: [webhook.tenantId, webhook.id],
    }).onDelete('cascade'),
    index('webhook_delivery_due').on(table.tenantId, table.webhookId, table.dueAt).where(sql`state = 'waiting'`),
    index('webhook_delivery_at').on(table.at),
  ],
)
