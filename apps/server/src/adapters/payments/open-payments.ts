import type { Config } from '../../config.ts'
import type { PaymentsFor } from '../../modules/subscription/billing/payments.ts'
import type { Providers } from '../../modules/subscription/compose.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { createSandbox } from './sandbox.ts'

/** The sources that Stripe's guide on content security policies lists. */
const stripeSources = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
  pictures: ['https://*.stripe.com'],
}

/**
 * Selects a club's payment provider: Stripe if it is configured, the sandbox for the demo's clubs and for test clubs
 * (`webMode: test`), else none.
 */
export async function openPayments(
  config: Config,
  { isDemoClub }: { isDemoClub: (tenantId: string) => boolean },
): Promise<Providers> {
  const sandbox = createSandbox()
  const outside = await openOutside(config)
  const paymentsFor: PaymentsFor = ({ id, config: { webMode } }) => {
    if (webMode === 'test') return sandbox
    return outside?.payments ?? (isDemoClub(id) ? sandbox : null)
  }
  const sourcesFor = (tenant: Tenant) => (paymentsFor(tenant)?.provider === 'stripe' ? stripeSources : null)
  return { sandbox, unpaid: createSandbox({ takes: false }), outside, paymentsFor, sourcesFor }
}

/** Loaded only if configured, since Stripe's SDK is large. */
async function openOutside(config: Config): Promise<Providers['outside']> {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = config
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return null
  const { openStripe } = await import('./stripe/open-stripe.ts')
  return openStripe({ ...config, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET })
}
