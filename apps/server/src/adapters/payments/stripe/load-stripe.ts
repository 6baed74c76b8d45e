import type { Config } from '../../../config.ts'
import type { PaymentPlatform } from '../../../modules/payment-account/linked-account.ts'
import type { AccountKeys, AskPaymentProvider } from '../../../modules/payment-account/payment-account.ts'
import type { OutsideProvider } from '../../../modules/subscription/provider/outside-provider.ts'

// Stripe's SDK is large: these load it when it is first needed.

/** `account` as in `openStripe`. */
export async function openStripeAccount(
  config: Config,
  { secretKey, publishableKey, webhookSecret, actingFor }: AccountKeys,
  account: string | null,
): Promise<OutsideProvider> {
  const { openStripe } = await import('./open-stripe.ts')
  const keys = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  }
  return openStripe({ ...config, ...keys }, { account, actingFor })
}

/** Null unless `STRIPE_CONNECT_*` are set. */
export async function openStripePlatformIfSet(config: Config): Promise<PaymentPlatform | null> {
  const { STRIPE_CONNECT_SECRET_KEY: secretKey, STRIPE_CONNECT_PUBLISHABLE_KEY: publishableKey } = config
  const { STRIPE_CONNECT_WEBHOOK_SECRET: webhookSecret } = config
  if (!secretKey || !publishableKey || !webhookSecret) return null
  const { openStripePlatform } = await import('./stripe-platform.ts')
  return openStripePlatform(config, { secretKey, publishableKey, webhookSecret })
}

export function askStripeWhenNeeded(config: Config): AskPaymentProvider {
  const load = async () => (await import('./ask-stripe.ts')).askStripe(config)
  return {
    examine: async (keys) => (await load()).examine(keys),
    addWebhook: async (secretKey, address) => (await load()).addWebhook(secretKey, address),
    removeWebhook: async (secretKey, id) => (await load()).removeWebhook(secretKey, id),
    hasWebhook: async (secretKey, id) => (await load()).hasWebhook(secretKey, id),
  }
}
