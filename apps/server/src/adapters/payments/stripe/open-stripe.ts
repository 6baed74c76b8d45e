import type { OutsideProvider } from '../../../modules/subscription/provider/outside-provider.ts'
import { createStripeBalance } from './stripe-balance.ts'
import { createStripeCards } from './stripe-cards.ts'
import { createStripeClient, type StripeSettings } from './stripe-client.ts'
import { createStripeEvents } from './stripe-events.ts'
import { createStripePayments } from './stripe-payments.ts'

type Settings = StripeSettings & { STRIPE_PUBLISHABLE_KEY: string; STRIPE_WEBHOOK_SECRET: string }

/** Everything that uses one Stripe account: a club's own, or the installation's if `account` is null. */
export function openStripe(settings: Settings, account: string | null): OutsideProvider {
  const client = createStripeClient(settings)
  return {
    payments: createStripePayments(client, account),
    events: createStripeEvents(client, settings.STRIPE_WEBHOOK_SECRET, account),
    balance: createStripeBalance(client),
    cards: createStripeCards(client, settings.STRIPE_PUBLISHABLE_KEY),
  }
}
