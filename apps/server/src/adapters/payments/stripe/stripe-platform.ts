import { createHash } from 'node:crypto'
import type { PaymentFinding } from '@upbeat/contract/studio/entities/selling/payment-account'
import type Stripe from 'stripe'
import type {
  LinkedFacts,
  PaymentPlatform,
  Refusal,
  ReturnAddresses,
} from '../../../modules/payment-account/linked-account.ts'
import { modeOf } from '../../../modules/payment-account/payment-account.ts'
import { platformWebhookPath } from '../../../modules/payment-account/webhook-path.ts'
import { currenciesOf, keysBelongTogether, nameOf } from './ask-stripe.ts'
import { createStripeClient, type StripeSettings } from './stripe-client.ts'
import { within } from './stripe-deadline.ts'
import { verifiedEvent } from './stripe-events.ts'

type Settings = Pick<StripeSettings, 'STRIPE_API_BASE' | 'STRIPE_TIMEOUT_SECONDS'>
type StripeFault = { type?: string; statusCode?: number; message?: string }

/** Someone waits for the result in the studio. */
const maxMs = 20_000

/**
 * A Stripe Connect platform. Its accounts are what Stripe called Standard: their owners have Stripe's dashboard, pay its
 * fees and bear the losses, and Stripe collects what it must know of them.
 */
const controller = {
  stripe_dashboard: { type: 'full' },
  fees: { payer: 'account' },
  losses: { payments: 'stripe' },
  requirement_collection: 'stripe',
} as const

export function openStripePlatform(settings: Settings, keys: PaymentPlatform['keys']): PaymentPlatform {
  const stripe = createStripeClient({ ...settings, STRIPE_SECRET_KEY: keys.secretKey })

  type Club = Parameters<PaymentPlatform['createAccount']>[0]
  /** Two requests at once make one account. */
  async function createAccount({ tenantId, email, replaces }: Club): Promise<LinkedFacts> {
    const idempotencyKey = `account:${hashOf(tenantId, email, replaces ?? '')}`
    const metadata = { upbeat_tenant: tenantId }
    return factsOf(await stripe.accounts.create({ controller, email, metadata }, { idempotencyKey }))
  }

  async function factsOf(account: Stripe.Account): Promise<LinkedFacts> {
    const { id, country, requirements, details_submitted, charges_enabled } = account
    return {
      accountId: id,
      accountName: nameOf(account),
      country: country ?? null,
      currencies: country ? await currenciesOf(stripe, country) : null,
      detailsSubmitted: details_submitted,
      chargesEnabled: charges_enabled,
      due: [...new Set([...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])])].toSorted(),
      disabledReason: requirements?.disabled_reason ?? null,
    }
  }

  /** Their addresses are valid once and for minutes, so each visit makes a new one. */
  async function onboardingAddress(account: string, { back, again }: ReturnAddresses) {
    const { url } = await stripe.accountLinks.create({
      account,
      type: 'account_onboarding',
      return_url: back,
      refresh_url: again,
    })
    return { address: url }
  }

  /** A webhook for the accounts' events names the platform's application, one for its own events doesn't. */
  async function examine(publicUrl: string | undefined): Promise<PaymentFinding[]> {
    const browser = createStripeClient({ ...settings, STRIPE_SECRET_KEY: keys.publishableKey })
    await stripe.accounts.list({ limit: 1 })
    const findings = await keysBelongTogether(stripe, browser)
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
    const hears = data.some(({ url, status, application }) => {
      const isHere = new URL(url).pathname === platformWebhookPath && (!publicUrl || url.startsWith(publicUrl))
      return isHere && status === 'enabled' && application !== null
    })
    return hears ? findings : [...findings, { problem: 'webhookMissing' }]
  }

  return {
    mode: modeOf(keys.secretKey),
    keys,
    examine: async (publicUrl) => {
      const answer = await answered('platformRefused', () => examine(publicUrl))
      return 'refusal' in answer ? [answer.refusal] : answer
    },
    createAccount: (club) => answered('platformRefused', () => createAccount(club)),
    readAccount: (accountId) =>
      answered('accountUnlinked', async () => factsOf(await stripe.accounts.retrieve(accountId))),
    onboardingAddress: (account, to) => answered('accountUnlinked', () => onboardingAddress(account, to)),
    readEvent: (body, signature, now) => {
      const event = verifiedEvent(stripe, keys.webhookSecret, { body, signature, now })
      if (!event) return null
      return { account: event.account ?? null, mode: event.livemode ? 'live' : 'test', kind: event.type }
    },
  }
}

/**
 * `forbidden` is what a refused permission means: Stripe doesn't tell an account that has left the platform from one that
 * doesn't exist.
 */
async function answered<T>(forbidden: PaymentFinding['problem'], ask: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await within(maxMs, ask)
  } catch (error) {
    const { type, statusCode, message: detail = '' } = error as StripeFault
    // Stripe's message would repeat a part of the key.
    if (type === 'StripeAuthenticationError') return { refusal: { problem: 'platformRefused' } }
    if (type === 'StripePermissionError' || statusCode === 404) return { refusal: { problem: forbidden } }
    if (type === 'StripeInvalidRequestError') return { refusal: { problem: 'requestRefused', detail } }
    return { refusal: { problem: 'unreachable' } }
  }
}

function hashOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
