import type { Config } from '../../config.ts'
import type { Providers } from '../../modules/subscription/compose.ts'
import type { PaymentsFor } from '../../modules/subscription/payments.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { createSandbox } from './sandbox.ts'
import { createStripeCards } from './stripe/stripe-cards.ts'
import { createStripeClient } from './stripe/stripe-client.ts'
import { createStripeEvents } from './stripe/stripe-events.ts'
import { createStripePayments } from './stripe/stripe-payments.ts'

const stripeScripts = ['https://js.stripe.com', 'https://*.js.stripe.com'] as const

/**
 * Who takes money: Stripe where it is configured, the sandbox for the demo and for clubs that only try (`webMode: test`), nobody
 * otherwise.
 */
export function openPayments(config: Config, { demo }: { demo: boolean }): Providers {
  const sandbox = createSandbox()
  const outside = openStripe(config)
  const paymentsFor: PaymentsFor = ({ config: { webMode } }) => {
    if (webMode === 'test') return sandbox
    return outside?.payments ?? (demo ? sandbox : null)
  }
  const scriptsFor = (tenant: Tenant) => (paymentsFor(tenant)?.provider === 'stripe' ? stripeScripts : [])
  return { sandbox, unpaid: createSandbox({ takes: false }), outside, paymentsFor, scriptsFor }
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
