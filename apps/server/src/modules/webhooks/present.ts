import type { Webhook, WebhookDelivery } from '@upbeat/contract/studio/entities/webhook'
import type { DeliveryRow } from './delivery-repository.ts'
import type { WebhookRow } from './webhook-repository.ts'

export function presentWebhook(row: WebhookRow, waiting = 0): Webhook {
  const { id, url, types, isOn, createdBy, createdAt, failingSince } = row
  return {
    id,
    url,
    types,
    isOn,
    createdBy,
    createdAt: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    waiting,
  }
}

export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, type, at, state, attempts, dueAt, lastAttemptAt, status, problem, body } = row
  return {
    id,
    type,
    at: at.toISOString(),
    state,
    attempts,
    lastAttemptAt: lastAttemptAt?.toISOString() ?? null,
    nextAttemptAt: state === 'waiting' ? dueAt.toISOString() : null,
    status,
    problem,
    body,
  }
}
