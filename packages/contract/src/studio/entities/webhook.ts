import { z } from 'zod'

/** What a webhook is told of. docs/features/webhooks.md lists the data of each. */
export const webhookTypes = [
  'class.published',
  'class.ready',
  'member.joined',
  'membership.changed',
  'membership.paused',
  'trial.ended',
  'payment.failed',
  'live.started',
  'live.ended',
] as const
export type WebhookType = (typeof webhookTypes)[number]

/** `test` is sent by staff only. */
export const messageTypes = [...webhookTypes, 'test'] as const
export type MessageType = (typeof messageTypes)[number]

/**
 * The `change` of a message `membership.changed`. A cancellation is told at once; the reason follows as a message of its own if the
 * member names one, and again if they name another.
 */
export type MembershipChange =
  | 'trialStarted'
  | 'subscribed'
  | 'planChanged'
  | 'cancelled'
  | 'cancelReasonGiven'
  | 'resumed'
  | 'paused'
  | 'unpaused'
  | 'codeRedeemed'
  | 'ended'

export const WebhookFields = z.object({
  /** HTTPS, or HTTP outside production. Redirects aren't followed. */
  url: z.url({ protocol: /^https?$/ }).max(2000),
  types: z
    .array(z.enum(webhookTypes))
    .min(1)
    .refine((types) => new Set(types).size === types.length),
  /** Messages of a webhook that is off are not kept for later. */
  isOn: z.boolean(),
})
export type WebhookFields = z.infer<typeof WebhookFields>

export const Webhook = z
  .object({
    ...WebhookFields.shape,
    id: z.uuid(),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
    /** Since when every attempt has failed; null if the last one succeeded or there was none. */
    failingSince: z.iso.datetime().nullable(),
    /** How many messages wait to be sent or retried. */
    waiting: z.int(),
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.infer<typeof Webhook>

/** `secret` signs the messages (Standard Webhooks, `whsec_…`). It is shown once. */
export const NewWebhook = z.object({ ...Webhook.shape, secret: z.string() })
export type NewWebhook = z.infer<typeof NewWebhook>

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
/** Why an attempt failed; `status`: the receiver answered something else than 2xx. */
export const deliveryProblems = ['status', 'redirect', 'timeout', 'notFound', 'privateAddress', 'unreachable'] as const
export type DeliveryProblem = (typeof deliveryProblems)[number]

/** A message to a webhook. */
export const WebhookDelivery = z
  .object({
    /** The `webhook-id` header: the same for each attempt and webhook, and later messages have greater ones. */
    id: z.string(),
    type: z.enum(messageTypes),
    at: z.iso.datetime(),
    state: z.enum(deliveryStates),
    attempts: z.int(),
    lastAttemptAt: z.iso.datetime().nullable(),
    /** Null unless it waits. */
    nextAttemptAt: z.iso.datetime().nullable(),
    /** The receiver's HTTP status; null if it has not answered. */
    status: z.int().nullable(),
    problem: z.enum(deliveryProblems).nullable(),
    /** The JSON that is sent. */
    body: z.string(),
  })
  .meta({ id: 'WebhookDelivery' })
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

/** Newest first. */
export const DeliveryPage = z.object({
  deliveries: z.array(WebhookDelivery),
  /** The `before` of the next page; null if there is none. */
  next: z.string().nullable(),
})
export type DeliveryPage = z.infer<typeof DeliveryPage>
