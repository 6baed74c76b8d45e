import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { OutboundFetch } from '../../platform/outbound/outbound-fetch.ts'
import { asPlatform, inTenant } from '../../platform/scope/scope.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import { createDeliveryRepository, type DeliveryRow, type DueWebhook } from './delivery-repository.ts'
import { nextAttempt, pauseUntil } from './retry-delay.ts'
import { sendMessage } from './send-message.ts'
import { createWebhookRepository } from './webhook-repository.ts'

export type Delivering = ReturnType<typeof createDelivering>
type Parts = { db: Database; clock: Clock; seal: Seal; outboundFetch: OutboundFetch; log: Logger }

/** Messages of one webhook that are under way at a time, so that a slow receiver delays only its own. */
const mostAtOnce = 4
/** After this time another server may take a message whose server has died. Longer than an attempt may take. */
const claimedForMs = 60_000
const pollMs = 2000

/** Sends messages that are due. Each webhook is served on its own: a receiver that is down gets one attempt at a time. */
export function createDelivering({ db, clock, seal, outboundFetch, log }: Parts) {
  const deliveries = createDeliveryRepository(db)
  const webhooks = createWebhookRepository(db)
  /** The webhooks that this server is sending to. */
  const serving = new Map<string, Promise<void>>()

  /** Sends what is due until a webhook has nothing more or has failed. Resolves when all are done. */
  async function deliverDue(): Promise<void> {
    const due = await asPlatform(() => deliveries.dueWebhooks(clock.now()))
    for (const webhook of due) {
      if (serving.has(webhook.id)) continue
      const served = inTenant(webhook.tenantId, () => serve(webhook))
        .catch((err) => log.error({ err, tenant: webhook.tenantId, webhook: webhook.id }, 'webhook not served'))
        .finally(() => serving.delete(webhook.id))
      serving.set(webhook.id, served)
    }
    await Promise.all(serving.values())
  }

  async function serve(webhook: DueWebhook): Promise<void> {
    let isWorking = webhook.failures === 0
    for (;;) {
      const now = clock.now()
      const until = new Date(now.getTime() + claimedForMs)
      const claimed = await deliveries.claim(webhook, { now, until, most: isWorking ? mostAtOnce : 1 })
      if (claimed.length === 0) return
      const taken = await Promise.all(claimed.map((row) => attempt(webhook, row)))
      if (taken.includes(false)) return
      isWorking = true
    }
  }

  /** Sends a message and stores how it went. Returns whether the receiver took it. */
  async function attempt(webhook: Pick<DueWebhook, 'url' | 'sealedSecret' | 'failures'>, row: DeliveryRow) {
    const { tenantId, webhookId, id, body } = row
    const at = clock.now()
    const secret = seal.open(webhook.sealedSecret)
    const { status, problem } = await sendMessage(outboundFetch, { url: webhook.url, secret, id, body, at })
    const now = clock.now()
    const attempts = row.attempts + 1
    const tried = { attempts, lastAttemptAt: at, status, problem }
    if (problem === null) {
      await deliveries.change(row, { ...tried, state: 'delivered' })
      await webhooks.succeeded(tenantId, webhookId)
      return true
    }
    const next = row.type === 'test' ? null : nextAttempt({ at: row.at, attempts, now })
    await deliveries.change(row, { ...tried, ...(next ? { state: 'waiting', dueAt: next } : { state: 'failed' }) })
    await webhooks.failed(tenantId, webhookId, { now, retryAt: pauseUntil(webhook.failures + 1, now) })
    return false
  }

  const timer = setInterval(() => {
    void deliverDue().catch((err) => log.error({ err }, 'webhooks not read, trying again'))
  }, pollMs)
  timer.unref()

  /** Waits for the messages under way. */
  async function stop(): Promise<void> {
    clearInterval(timer)
    await Promise.all(serving.values())
  }

  return { deliverDue, attempt, stop }
}
