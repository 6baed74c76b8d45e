import type { Config } from '../../config.ts'
import type { Providers } from '../../modules/subscription/compose.ts'
import { createSandbox } from './sandbox.ts'
import { createStripeCards } from './stripe/stripe-cards.ts'
import { createStripeClient } from './stripe/stripe-client.ts'
import { createStripeEvents } from './stripe/stripe-events.ts'
import { createStripePayments } from './stripe/stripe-payments.ts'

/**
 * Who takes money: Stripe where it is configured, the sandbox for the demo and for clubs that only try (`webMode: test`), nobody
 * otherwise.
 */
export function openPayments(config: Config, { demo }: { demo: boolean }): Providers {
  const sandbox = createSandbox()
  const outside = openStripe(config)
  return {
    sandbox,
    unpaid: createSandbox({ takes: false }),
    outside,
    paymentsFor: ({ config: { webMode } }) => {
      if (webMode === 'test') return sandbox
      return outside?.payments ?? (demo ? sandbox : null)
    },
  }
}

function openStripe(config: Config): Providers['outside'] {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = config
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return null
  const client = createStripeClient({ ...config, STRIPE_SECRET_KEY })
  return {
    payments: createStripePayments(client),
    events: createStripeEvents(client, STRIPE_WEBHOOK_SECRET),
    cards: createStripeCards(client, STRIPE_PUBLISHABLE_KEY),
  }
}
