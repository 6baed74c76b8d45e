import type { Config } from '../../config.ts'
import type { AccountRegistry } from '../../modules/payment-account/account-registry.ts'
import type { PaymentsFor } from '../../modules/subscription/billing/payments.ts'
import type { Providers } from '../../modules/subscription/compose.ts'
import type { OutsideProvider } from '../../modules/subscription/provider/outside-provider.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { createSandbox } from './sandbox.ts'
import { openStripeAccount } from './stripe/load-stripe.ts'

/** The sources that Stripe's guide on content security policies lists. */
const stripeSources = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
  pictures: ['https://*.stripe.com'],
}

type Parts = {
  /** The clubs' own accounts. */
  accounts: Pick<AccountRegistry<OutsideProvider>, 'of' | 'all'>
  isDemoClub: (tenantId: string) => boolean
}

/**
 * Selects a club's payment provider: the Stripe account that it has connected, else the sandbox for test clubs (`webMode:
 * test`), else the installation's Stripe account, else the sandbox for the demo's clubs. A club whose account is of the
 * other mode takes no payments: real members' cards would be declined, or tests would charge money. Nor does one that
 * Stripe has stopped; while its owner is still setting it up, nothing changes for the club.
 */
export async function openPayments(config: Config, { accounts, isDemoClub }: Parts) {
  const sandbox = createSandbox()
  const ofInstallation = await openInstallation(config)

  const paymentsOtherwise: PaymentsFor = ({ id, config: { webMode } }) => {
    if (webMode === 'test') return sandbox
    return ofInstallation?.payments ?? (isDemoClub(id) ? sandbox : null)
  }
  const paymentsFor: PaymentsFor = (tenant) => {
    const own = accounts.of(tenant.id)
    if (!own || own.charges === 'pending') return paymentsOtherwise(tenant)
    if (own.charges === 'stopped') return null
    return own.row.mode === tenant.config.webMode ? (own.opened?.payments ?? null) : null
  }
  const providers: Providers = {
    sandbox,
    unpaid: createSandbox({ takes: false }),
    paymentsFor,
    outsideAt: ({ tenantId, paymentAccount }) => {
      if (paymentAccount === null) return ofInstallation
      const own = accounts.of(tenantId)
      return own?.ref === paymentAccount ? own.opened : null
    },
    allOutside: () => [
      ...(ofInstallation ? [{ ...ofInstallation, tenantId: null }] : []),
      ...accounts.all().flatMap(({ row, opened }) => (opened ? [{ ...opened, tenantId: row.tenantId }] : [])),
    ],
    sourcesFor: (tenant: Tenant) => (paymentsFor(tenant)?.provider === 'stripe' ? stripeSources : null),
  }
  return {
    providers,
    otherwiseFor: (tenant: Tenant) => {
      const payments = paymentsOtherwise(tenant)
      return payments === null ? 'nobody' : payments.provider === 'sandbox' ? 'sandbox' : 'installation'
    },
  }
}

async function openInstallation(config: Config): Promise<OutsideProvider | null> {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = config
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return null
  const keys = { secretKey: STRIPE_SECRET_KEY, publishableKey: STRIPE_PUBLISHABLE_KEY }
  return openStripeAccount(config, { ...keys, webhookSecret: STRIPE_WEBHOOK_SECRET, actingFor: null }, null)
}
