import type Stripe from 'stripe'
import type { EventSource, ProviderEvent } from '../../../modules/subscription/event-source.ts'
import { idOf, type StripeClient } from './stripe-client.ts'
import { readOwner } from './stripe-owner.ts'

const toleranceSeconds = 300

/** What Stripe tells us by itself, and what it can be asked for when it told us nothing. */
export function createStripeEvents(stripe: StripeClient, webhookSecret: string): EventSource {
  return {
    provider: 'stripe',
    read: (body, signature, now) => {
      try {
        // In milliseconds, as `Date.now()`; the tolerance is in seconds.
        const receivedAt = now.getTime()
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          toleranceSeconds,
          undefined,
          receivedAt,
        )
        return about(event)
      } catch {
        return null
      }
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

type Thing = {
  object?: string
  id?: string
  customer?: string | { id: string } | null
  metadata?: Record<string, string> | null
  parent?: Stripe.Invoice.Parent | null
}

/** The membership that an event is about, or at least the customer; neither for kinds that say nothing to us. */
function about({ id, type, data }: Stripe.Event): ProviderEvent {
  const thing = data.object as Thing
  const isSubscription = thing.object === 'subscription'
  const ofInvoice = thing.object === 'invoice' ? idOf(thing.parent?.subscription_details?.subscription) : null
  const isMoney = thing.object === 'charge' || thing.object === 'refund' || thing.object === 'payment_intent'
  return {
    id,
    kind: type,
    reference: isSubscription ? (thing.id ?? null) : ofInvoice,
    customer: isMoney ? idOf(thing.customer) : null,
    owner: isSubscription ? readOwner(thing.metadata) : null,
  }
}
