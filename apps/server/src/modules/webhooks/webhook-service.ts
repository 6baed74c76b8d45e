import { randomBytes } from 'node:crypto'
import type {
  DeliveryPage,
  NewWebhook,
  Webhook,
  WebhookDelivery,
  WebhookFields,
} from '@upbeat/contract/studio/entities/webhook'
import type { Config } from '../../config.ts'
import type { Database } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import { actorOf } from '../audit/actor-of.ts'
import type { Audit } from '../audit/audit.ts'
import type { Delivering } from './deliver-due.ts'
import { createDeliveryRepository, type DeliveryRow } from './delivery-repository.ts'
import { bodyOf, messageId } from './message.ts'
import { presentDelivery, presentWebhook } from './present.ts'
import { createWebhookRepository, type WebhookRow } from './webhook-repository.ts'

export type WebhookService = ReturnType<typeof createWebhookService>
type Parts = {
  db: Database
  audit: Audit
  makeId: () => string
  seal: Seal
  delivering: Pick<Delivering, 'attempt'>
  config: Pick<Config, 'isProduction'>
}

const maxWebhooks = 20
const pageSize = 50

/** Addresses that a club's own programs listen at (PLAT-05). */
export function createWebhookService({ db, audit, makeId, seal, delivering, config }: Parts) {
  const webhooks = createWebhookRepository(db)
  const deliveries = createDeliveryRepository(db)

  async function list({ tenantId }: StaffContext): Promise<Webhook[]> {
    const waiting = await webhooks.waiting(tenantId)
    return (await webhooks.list(tenantId)).map((row) => presentWebhook(row, waiting.get(row.id)))
  }

  /** @throws Failure webhookAddress, tooManyWebhooks */
  async function create(context: StaffContext, fields: Omit<WebhookFields, 'isOn'>): Promise<NewWebhook> {
    const { tenantId, staff, now } = context
    assertAddress(fields.url)
    const secret = makeSecret()
    const row: WebhookRow = {
      tenantId,
      id: makeId(),
      url: fields.url,
      types: fields.types,
      isOn: true,
      sealedSecret: seal.close(secret),
      createdBy: staff.name,
      createdAt: now,
      failures: 0,
      failingSince: null,
      retryAt: null,
    }
    await db.transaction(async (transaction) => {
      const rows = createWebhookRepository(transaction)
      if ((await rows.list(tenantId)).length >= maxWebhooks) throw new Failure('tooManyWebhooks')
      await rows.add(row)
      await record(transaction, context, 'created', { before: null, after: row })
    })
    return { ...presentWebhook(row), secret }
  }

  /** Another address is tried at once. @throws Failure notFound, webhookAddress */
  async function change(context: StaffContext, id: string, { url, types, isOn }: WebhookFields): Promise<Webhook> {
    assertAddress(url)
    const after = await changeRow(context, id, 'changed', (before) => ({
      url,
      types,
      isOn,
      ...(url !== before.url && { failures: 0, failingSince: null, retryAt: null }),
    }))
    return presentWebhook(after, (await webhooks.waiting(context.tenantId)).get(id))
  }

  /** @throws Failure notFound */
  async function renewSecret(context: StaffContext, id: string): Promise<NewWebhook> {
    const secret = makeSecret()
    const after = await changeRow(context, id, 'secretRenewed', () => ({ sealedSecret: seal.close(secret) }))
    return { ...presentWebhook(after, (await webhooks.waiting(context.tenantId)).get(id)), secret }
  }

  async function changeRow(
    context: StaffContext,
    id: string,
    action: string,
    changes: (before: WebhookRow) => Partial<WebhookRow>,
  ): Promise<WebhookRow> {
    return db.transaction(async (transaction) => {
      const rows = createWebhookRepository(transaction)
      const before = await rows.lock(context.tenantId, id)
      if (!before) throw new Failure('notFound')
      const after = { ...before, ...changes(before) }
      await rows.change(context.tenantId, id, changes(before))
      await record(transaction, context, action, { before, after })
      return after
    })
  }

  /** With its messages. @throws Failure notFound */
  async function remove(context: StaffContext, id: string): Promise<void> {
    await db.transaction(async (transaction) => {
      const rows = createWebhookRepository(transaction)
      const before = await rows.lock(context.tenantId, id)
      if (!before) throw new Failure('notFound')
      await rows.remove(context.tenantId, id)
      await record(transaction, context, 'removed', { before, after: null })
    })
  }

  /** @throws Failure notFound */
  async function test({ tenantId, now }: StaffContext, id: string): Promise<WebhookDelivery> {
    const webhook = await found(tenantId, id)
    const message = { type: 'test' as const, at: now, data: {} }
    const key = { tenantId, webhookId: id, id: messageId(now, makeId()) }
    // Not taken by the servers that send what is due.
    const dueAt = new Date(now.getTime() + 3_600_000)
    await deliveries.add([{ ...key, type: 'test', body: bodyOf(message), at: now, state: 'waiting', dueAt }])
    return sendNow(webhook, key)
  }

  /** @throws Failure notFound */
  async function resend({ tenantId }: StaffContext, id: string, delivery: string): Promise<WebhookDelivery> {
    return sendNow(await found(tenantId, id), { tenantId, webhookId: id, id: delivery })
  }

  async function sendNow(webhook: WebhookRow, key: Pick<DeliveryRow, 'tenantId' | 'webhookId' | 'id'>) {
    const row = await deliveries.find(key)
    if (!row) throw new Failure('notFound')
    await delivering.attempt(webhook, row)
    return presentDelivery((await deliveries.find(key)) ?? row)
  }

  /** @throws Failure notFound */
  async function log(
    { tenantId }: StaffContext,
    id: string,
    filter: { state?: DeliveryRow['state'] | undefined; before?: string | undefined },
  ): Promise<DeliveryPage> {
    await found(tenantId, id)
    const rows = await deliveries.list(tenantId, id, { ...filter, most: pageSize + 1 })
    const shown = rows.slice(0, pageSize)
    return { deliveries: shown.map(presentDelivery), next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null }
  }

  async function found(tenantId: string, id: string): Promise<WebhookRow> {
    const row = await webhooks.find(tenantId, id)
    if (!row) throw new Failure('notFound')
    return row
  }

  /** Whether the name leads to a public address is checked by each attempt, since it can change. */
  function assertAddress(url: string) {
    const { protocol, username, password } = new URL(url)
    if (username || password || (config.isProduction && protocol !== 'https:')) throw new Failure('webhookAddress')
  }

  function record(
    transaction: Database,
    context: StaffContext,
    action: string,
    { before, after }: { before: WebhookRow | null; after: WebhookRow | null },
  ) {
    const shown = after ?? before
    return audit.record(transaction, {
      tenantId: context.tenantId,
      actor: actorOf(context),
      action: `webhook.${action}`,
      now: context.now,
      object: { kind: 'webhook', id: shown?.id ?? '', name: shown?.url ?? '' },
      before: before && audited(before),
      after: after && audited(after),
    })
  }

  return { list, create, change, renewSecret, remove, test, resend, log }
}

function audited({ url, types, isOn }: WebhookRow) {
  return { url, types, isOn }
}

/** 192 bits, as Standard Webhooks recommends. */
function makeSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`
}
