import type { Providers } from '../../../modules/subscription/compose.ts'
import { createStripeCards } from './stripe-cards.ts'
import { createStripeClient, type StripeSettings } from './stripe-client.ts'
import { createStripeEvents } from './stripe-events.ts'
import { createStripePayments } from './stripe-payments.ts'

type Settings = StripeSettings & { STRIPE_PUBLISHABLE_KEY: string; STRIPE_WEBHOOK_SECRET: string }

/** Everything that uses one Stripe account. */
export function openStripe(settings: Settings): NonNullable<Providers['outside']> {
  const client = createStripeClient(settings)
  return {
    payments: createStripePayments(client),
    events: createStripeEvents(client, settings.STRIPE_WEBHOOK_SECRET),
    cards: createStripeCards(client, settings.STRIPE_PUBLISHABLE_KEY),
  }
}
