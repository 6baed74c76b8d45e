import { textOf } from './form-body.ts'
import type { StripeAnswer } from './stripe-call.ts'
import { missing } from './stripe-error.ts'
import { stripeObjects as show } from './stripe-objects.ts'

const currencies: Record<string, string[]> = { GB: ['eur', 'gbp', 'usd'], JP: ['jpy', 'usd'] }

/** An update of an object that the account doesn't have, as which keys are tried. */
const updateNothing =
  (what: string): StripeAnswer =>
  (_account, { id }) => {
    throw missing(what, id)
  }

/** The calls that look at an account, its keys and its webhooks. */
export const accountCalls: Record<string, StripeAnswer> = {
  'GET /v1/account': ({ profile: { id, name, country, currency } }) => ({
    id,
    object: 'account',
    country,
    default_currency: currency,
    business_profile: { name: null },
    settings: { dashboard: { display_name: name, timezone: 'Etc/UTC' } },
  }),
  'GET /v1/country_specs/:id': (_account, { id }) => {
    const supported = currencies[id]
    if (!supported) throw missing('country', id)
    return { id, object: 'country_spec', supported_payment_currencies: supported }
  },
  'GET /v1/setup_intents/:id': (account, { id, query }) => {
    const status = account.find(account.forms, 'setupintent', id)
    const intent = show.setupIntent(id, null, account)
    if (query.get('client_secret') !== intent.client_secret) throw missing('setupintent', id)
    return { ...intent, status }
  },
  'POST /v1/setup_intents/:id/cancel': (account, { id }) => {
    account.find(account.forms, 'setupintent', id)
    account.forms.set(id, 'canceled')
    return { ...show.setupIntent(id, null, account), status: 'canceled' }
  },
  'POST /v1/payment_methods/:id': updateNothing('PaymentMethod'),
  'POST /v1/products/:id': updateNothing('product'),
  'POST /v1/prices/:id': updateNothing('price'),
  'POST /v1/coupons/:id': updateNothing('coupon'),
  'POST /v1/refunds/:id': updateNothing('refund'),
  'POST /v1/webhook_endpoints/:id': updateNothing('webhook endpoint'),
  'POST /v1/webhook_endpoints': (account, { form }) => {
    const url = textOf(form.url) ?? ''
    const events = typeof form.enabled_events === 'object' ? Object.values(form.enabled_events).map(String) : []
    const id = account.nextId('we')
    const webhook = { id, url, events, secret: `whsec_${id}_${account.profile.id}` }
    account.webhooks.set(id, webhook)
    return { ...show.webhook(webhook), secret: webhook.secret }
  },
  'GET /v1/webhook_endpoints/:id': (account, { id }) =>
    show.webhook(account.find(account.webhooks, 'webhook endpoint', id)),
  'DELETE /v1/webhook_endpoints/:id': (account, { id }) => {
    account.find(account.webhooks, 'webhook endpoint', id)
    account.webhooks.delete(id)
    return { id, object: 'webhook_endpoint', deleted: true }
  },
}
