import { type Form, formOf, textOf } from './form-body.ts'
import type { StripeAccount, StripeProfile } from './stripe-account.ts'
import { missing } from './stripe-error.ts'
import type { StripeHolder } from './stripe-holder.ts'
import { noAccess } from './stripe-permission.ts'

export type StripePlatform = ReturnType<typeof createStripePlatform>
type Mode = 'test' | 'live'
type Parts = {
  now: () => number
  mode: Mode
  own: StripeHolder
  openAccount: (profile: StripeProfile, mode: Mode) => StripeHolder
}
type Onboarding = {
  details_submitted: boolean
  charges_enabled: boolean
  due: string[]
  disabled_reason: string | null
}
type Linked = Onboarding & { holder: StripeHolder; email: string | null; metadata: Form; hasLeft: boolean }

const first = ['business_type', 'external_account', 'individual.verification.document', 'tos_acceptance.date']

/** A Connect platform: the accounts that it makes, the addresses of their onboarding, and what their owners do there. */
export function createStripePlatform({ now, mode, own, openAccount }: Parts) {
  const accounts = new Map<string, Linked>()
  /** Addresses for the events of its accounts, entered in the dashboard. */
  const webhooks: string[] = []
  const links: { account: string; return_url: string; refresh_url: string; url: string }[] = []

  function find(id: string): Linked {
    const linked = accounts.get(id)
    if (!linked || linked.hasLeft) throw noAccess(own.keys.secretKey, id)
    return linked
  }

  function show({ holder, email, metadata, details_submitted, charges_enabled, due, disabled_reason }: Linked) {
    const { id, name, country, currency } = holder.account.profile
    return {
      id,
      object: 'account',
      country,
      default_currency: currency,
      email,
      metadata,
      details_submitted,
      charges_enabled,
      payouts_enabled: charges_enabled,
      business_profile: { name: null },
      settings: { dashboard: { display_name: name, timezone: 'Etc/UTC' } },
      requirements: { currently_due: due, past_due: [], eventually_due: due, disabled_reason },
    }
  }

  function create(form: Form) {
    const controller = formOf(form.controller)
    // What Stripe's guide gives for accounts with the full dashboard, which pay the fees and bear the losses.
    const isStandard =
      textOf(formOf(controller.stripe_dashboard).type) === 'full' &&
      textOf(formOf(controller.fees).payer) === 'account' &&
      textOf(formOf(controller.losses).payments) === 'stripe'
    if (!isStandard) throw missing('controller', JSON.stringify(controller))
    const id = `acct_1Linked${accounts.size + 1}`
    const holder = openAccount({ id, name: '', country: 'GB', currency: 'gbp' }, mode)
    const onboarding = { details_submitted: false, charges_enabled: false, due: first }
    const disabled_reason = 'requirements.past_due'
    const metadata = formOf(form.metadata)
    const linked = {
      holder,
      email: textOf(form.email) ?? null,
      metadata,
      ...onboarding,
      disabled_reason,
      hasLeft: false,
    }
    accounts.set(id, linked)
    return show(linked)
  }

  function link(form: Form) {
    const account = textOf(form.account) ?? ''
    find(account)
    const url = `https://connect.stripe.com/setup/s/${account}/${links.length + 1}`
    const [return_url, refresh_url] = [textOf(form.return_url) ?? '', textOf(form.refresh_url) ?? '']
    links.push({ account, return_url, refresh_url, url })
    return { object: 'account_link', created: now(), expires_at: now() + 300, url }
  }

  function sendEvent(id: string, type: string, object: Record<string, unknown>) {
    const { holder } = accounts.get(id) as Linked
    holder.events.push({ id: holder.account.nextId('evt'), type, created: now(), object })
  }

  function showWebhook(url: string) {
    return { id: 'we_platform', object: 'webhook_endpoint', url, status: 'enabled', application: 'ca_platform' }
  }

  return {
    accounts,
    webhooks,
    links,
    keys: own.keys,
    settings: {
      STRIPE_CONNECT_SECRET_KEY: own.keys.secretKey,
      STRIPE_CONNECT_PUBLISHABLE_KEY: own.keys.publishableKey,
      STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_platform',
    },
    /** The account that a request with the header `Stripe-Account` is for; undefined if the key may not. */
    accountFor: (caller: StripeHolder, id: string): StripeHolder | undefined => {
      const linked = accounts.get(id)
      return caller === own && linked && !linked.hasLeft ? linked.holder : undefined
    },
    /** The reply to a call that only platforms make; undefined for all others. */
    answer: (caller: StripeAccount, { method, path, form }: { method: string; path: string; form: Form }) => {
      if (caller !== own.account) return
      if (method === 'POST' && path === '/v1/accounts') return create(form)
      if (method === 'POST' && path === '/v1/account_links') return link(form)
      if (method === 'GET' && path === '/v1/accounts') return { object: 'list', data: [], has_more: false, url: path }
      if (method === 'GET' && path === '/v1/webhook_endpoints') {
        return { object: 'list', data: webhooks.map(showWebhook), has_more: false, url: path }
      }
      const [, id] = /^\/v1\/accounts\/(\w+)$/.exec(path) ?? []
      return method === 'GET' && id !== undefined ? show(find(id)) : undefined
    },
    /** What the account's owner or Stripe does, with its event. */
    change: (id: string, changes: Partial<Onboarding>) => {
      const linked = find(id)
      Object.assign(linked, changes)
      sendEvent(id, 'account.updated', show(linked))
    },
    /** The owner has given everything, and the account takes charges. */
    complete(id: string, name = `Owner of ${id}`) {
      find(id).holder.account.profile.name = name
      this.change(id, { details_submitted: true, charges_enabled: true, due: [], disabled_reason: null })
    },
    /** The account leaves the platform. */
    leave: (id: string) => {
      find(id).hasLeft = true
      sendEvent(id, 'account.application.deauthorized', { id: 'ca_platform', object: 'application', name: 'Platform' })
    },
  }
}
