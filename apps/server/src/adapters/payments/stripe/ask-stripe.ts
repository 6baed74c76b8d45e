import type { PaymentFinding, PaymentKeys } from '@upbeat/contract/studio/entities/selling/payment-account'
import Stripe from 'stripe'
import type { Config } from '../../../config.ts'
import type { AskPaymentProvider, ExaminedAccount } from '../../../modules/payment-account/payment-account.ts'
import { createStripeClient, type StripeClient } from './stripe-client.ts'
import { within } from './stripe-deadline.ts'
import { isAllowed, missingPermission, missingPermissions } from './stripe-permissions.ts'

type Settings = Pick<Config, 'STRIPE_API_BASE' | 'STRIPE_TIMEOUT_SECONDS'>
type StripeFault = { type?: string; statusCode?: number; message?: string; param?: string }

/** Someone waits for the result in the studio. */
const maxMs = 20_000

/** The events that change what is stored (`stripe-events.ts`). */
export const webhookEvents = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
] as const

export function askStripe(settings: Settings): AskPaymentProvider {
  const clientOf = (STRIPE_SECRET_KEY: string) => createStripeClient({ ...settings, STRIPE_SECRET_KEY })

  async function examine({ publishableKey, secretKey }: PaymentKeys) {
    const stripe = clientOf(secretKey)
    try {
      // First alone, so that a refused key is tried once.
      const account = await accountOf(stripe)
      const [missing, together] = await Promise.all([
        missingPermissions(stripe),
        keysBelongTogether(stripe, clientOf(publishableKey)),
      ])
      const unknown: PaymentFinding[] = account ? [] : [{ problem: 'accountUnknown' }]
      return { account, findings: [...unknown, ...together, ...missing] }
    } catch (error) {
      return { account: null, findings: [findingOf(error as StripeFault, 'keyRefused')] }
    }
  }

  async function addWebhook(secretKey: string, url: string): ReturnType<AskPaymentProvider['addWebhook']> {
    try {
      const endpoint = await clientOf(secretKey).webhookEndpoints.create({
        url,
        enabled_events: [...webhookEvents],
        // Events come in this version's shape, whatever the account's default is.
        api_version: Stripe.API_VERSION,
        description: 'Upbeat',
      })
      return { id: endpoint.id, secret: endpoint.secret ?? '' }
    } catch (error) {
      const fault = error as StripeFault
      if (fault.type !== 'StripeInvalidRequestError') return { refusal: findingOf(fault, 'keyRefused') }
      return { refusal: { problem: 'webhookRefused', detail: `${url}: ${fault.message ?? ''}` } }
    }
  }

  async function removeWebhook(secretKey: string, id: string) {
    await clientOf(secretKey)
      .webhookEndpoints.del(id)
      .catch((error: StripeFault) => {
        if (!isGone(error)) throw error
      })
  }

  async function hasWebhook(secretKey: string, id: string) {
    try {
      return (await clientOf(secretKey).webhookEndpoints.retrieve(id)).status === 'enabled'
    } catch (error) {
      if (!isGone(error as StripeFault)) throw error
      return false
    }
  }

  return {
    examine: (keys) => within(maxMs, () => examine(keys)),
    addWebhook: (secretKey, address) => within(maxMs, () => addWebhook(secretKey, address)),
    removeWebhook: (secretKey, id) => within(maxMs, () => removeWebhook(secretKey, id)),
    hasWebhook: (secretKey, id) => within(maxMs, () => hasWebhook(secretKey, id)),
  }
}

/**
 * Null if the key doesn't tell which account it is of. Most restricted keys can't read the account, but Stripe's refusal
 * names it.
 */
async function accountOf(stripe: StripeClient): Promise<ExaminedAccount | null> {
  try {
    const account = await stripe.accounts.retrieveCurrent()
    const { id, country, default_currency } = account
    const currencies = country ? await currenciesOf(stripe, country) : null
    const [name, defaultCurrency] = [nameOf(account), default_currency ?? null]
    return { id, name, country: country ?? null, defaultCurrency, currencies }
  } catch (error) {
    const { type, message = '' } = error as StripeFault
    const id = type === 'StripePermissionError' ? /\bacct_\w+/.exec(message)?.[0] : undefined
    if (id === undefined && type !== 'StripePermissionError') throw error
    return id === undefined ? null : { id, name: null, country: null, defaultCurrency: null, currencies: null }
  }
}

export function nameOf({ settings, business_profile }: Stripe.Account): string | null {
  return settings?.dashboard.display_name || business_profile?.name || null
}

/** Null if the key may not ask. */
export async function currenciesOf(stripe: StripeClient, country: string): Promise<string[] | null> {
  try {
    return (await stripe.countrySpecs.retrieve(country)).supported_payment_currencies
  } catch (error) {
    const { type } = error as StripeFault
    if (type === 'StripePermissionError' || type === 'StripeInvalidRequestError') return null
    throw error
  }
}

/**
 * Makes an empty card form with the secret key, opens it with the publishable one as a browser would, and cancels it:
 * this fails if they are of two accounts.
 */
export async function keysBelongTogether(stripe: StripeClient, browser: StripeClient): Promise<PaymentFinding[]> {
  const creating = stripe.setupIntents.create({ usage: 'off_session', allowed_payment_method_types: ['card'] })
  if (!(await isAllowed(creating))) return [missingPermission({ resource: 'SetupIntents', access: 'write' })]
  const intent = await creating
  try {
    await browser.setupIntents.retrieve(intent.id, { client_secret: intent.client_secret ?? '' })
    return []
  } catch (error) {
    const fault = error as StripeFault
    if (fault.type === 'StripeInvalidRequestError') return [{ problem: 'keysOfTwoAccounts' }]
    return [findingOf(fault, 'publishableKeyRefused')]
  } finally {
    await stripe.setupIntents.cancel(intent.id)
  }
}

function findingOf({ type, message = '' }: StripeFault, refused: PaymentFinding['problem']): PaymentFinding {
  // Stripe's message would repeat a part of the key.
  if (type === 'StripeAuthenticationError' || type === 'StripePermissionError') return { problem: refused }
  // For example an account that may not take live payments yet.
  if (type === 'StripeInvalidRequestError') return { problem: 'requestRefused', detail: message }
  return { problem: 'unreachable', detail: message }
}

function isGone({ type, statusCode }: StripeFault) {
  return statusCode === 404 || type === 'StripeAuthenticationError' || type === 'StripePermissionError'
}
