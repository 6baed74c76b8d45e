import { z } from 'zod'
import {
  DeliveryPage,
  deliveryStates,
  NewWebhook,
  Webhook,
  WebhookDelivery,
  WebhookFields,
} from '../entities/webhook.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

const params = z.object({ id: z.uuid() })
const deliveryParams = params.extend({ delivery: z.string().max(100) })

export const webhookEndpoints = {
  listWebhooks: studioEndpoint('listWebhooks', { replies: { 200: z.array(Webhook) }, errors: [] }),
  createWebhook: studioEndpoint('createWebhook', {
    body: WebhookFields.omit({ isOn: true }),
    replies: { 201: NewWebhook },
    errors: ['webhookAddress', 'tooManyWebhooks'],
  }),
  changeWebhook: studioEndpoint('changeWebhook', {
    params,
    body: WebhookFields,
    replies: { 200: Webhook },
    errors: ['notFound', 'webhookAddress'],
  }),
  removeWebhook: studioEndpoint('removeWebhook', { params, replies: { 204: null }, errors: ['notFound'] }),
  /** The old secret is void at once. */
  renewWebhookSecret: studioEndpoint('renewWebhookSecret', {
    params,
    replies: { 200: NewWebhook },
    errors: ['notFound'],
  }),
  /** Sends a message of type `test` at once and returns how it went. */
  testWebhook: studioEndpoint('testWebhook', { params, replies: { 200: WebhookDelivery }, errors: ['notFound'] }),
  listDeliveries: studioEndpoint('listDeliveries', {
    params,
    query: z.object({ state: z.enum(deliveryStates).optional(), before: z.string().max(100).optional() }),
    replies: { 200: DeliveryPage },
    errors: ['notFound'],
  }),
  /** Sends a message again at once, with the same id. */
  resendDelivery: studioEndpoint('resendDelivery', {
    params: deliveryParams,
    replies: { 200: WebhookDelivery },
    errors: ['notFound'],
  }),
}
