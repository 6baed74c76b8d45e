import type { OutsideProvider } from '../../../modules/subscription/provider/outside-provider.ts'
import { createStripeBalance } from './stripe-balance.ts'
import { createStripeCards } from './stripe-cards.ts'
import { createStripeClient, type StripeSettings } from './stripe-client.ts'
import { createStripeEvents } from './stripe-events.ts'
import { createStripePayments } from './stripe-payments.ts'

type Settings = StripeSettings & { STRIPE_PUBLISHABLE_KEY: string; STRIPE_WEBHOOK_SECRET: string }
type Place = {
  /** The club's own account as memberships name it, or null for the installation's. */
  account: string | null
  /** The account's id if the keys are a platform's, else null. */
  actingFor: string | null
}

/** Everything that uses one Stripe account. */
export function openStripe(settings: Settings, { account, actingFor }: Place): OutsideProvider {
  const client = createStripeClient(settings, actingFor)
  return {
    payments: createStripePayments(client, account),
    events: createStripeEvents(client, { secret: settings.STRIPE_WEBHOOK_SECRET, account, actingFor }),
    balance: createStripeBalance(client),
    cards: createStripeCards(client, { publishableKey: settings.STRIPE_PUBLISHABLE_KEY, account: actingFor }),
  }
}
