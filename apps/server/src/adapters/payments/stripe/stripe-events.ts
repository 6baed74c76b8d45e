import type Stripe from 'stripe'
import type { EventSource, ProviderEvent } from '../../../modules/subscription/provider/event-source.ts'
import { idOf, type StripeClient } from './stripe-client.ts'
import { readOwner } from './stripe-owner.ts'

const toleranceSeconds = 300

type Source = { secret: string; account: string | null; actingFor: string | null }

/** Webhook events from Stripe, and look-ups for events that were missed. */
export function createStripeEvents(stripe: StripeClient, { secret, account, actingFor }: Source): EventSource {
  return {
    provider: account === null ? 'stripe' : `stripe/${account}`,
    account,
    read: (body, signature, now) => {
      const event = verifiedEvent(stripe, secret, { body, signature, now })
      // All accounts of a platform share its secret.
      return event && (actingFor === null || event.account === actingFor) ? about(event) : null
    },
    ownerOf: async (reference) => {
      try {
        return readOwner((await stripe.subscriptions.retrieve(reference)).metadata)
      } catch (error) {
        if ((error as { statusCode?: number }).statusCode === 404) return null
        throw error
      }
    },
    running: async function* () {
      for await (const { id, metadata } of stripe.subscriptions.list({ limit: 100 })) if (readOwner(metadata)) yield id
    },
  }
}

type Received = { body: Uint8Array; signature: string; now: Date }

/** Null if the signature is invalid or too old. */
export function verifiedEvent(stripe: StripeClient, secret: string, { body, signature, now }: Received) {
  try {
    // Milliseconds, as from `Date.now()`; the tolerance is in seconds.
    const receivedAt = now.getTime()
    return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, receivedAt)
  } catch {
    return null
  }
}

type StripeObject = {
  object?: string
  id?: string
  customer?: string | { id: string } | null
  metadata?: Record<string, string> | null
  parent?: Stripe.Invoice.Parent | null
}

/** The membership that an event is about, or at least the customer; neither for irrelevant kinds. */
function about({ id, type, data }: Stripe.Event): ProviderEvent {
  const object = data.object as StripeObject
  const isSubscription = object.object === 'subscription'
  const ofInvoice = object.object === 'invoice' ? idOf(object.parent?.subscription_details?.subscription) : null
  const isMoney = object.object === 'charge' || object.object === 'refund' || object.object === 'payment_intent'
  return {
    id,
    kind: type,
    reference: isSubscription ? (object.id ?? null) : ofInvoice,
    customer: isMoney ? idOf(object.customer) : null,
    owner: isSubscription ? readOwner(object.metadata) : null,
  }
}
