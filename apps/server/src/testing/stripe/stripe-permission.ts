import { StripeApiError } from './stripe-error.ts'

/** Stripe's names of the permissions, by the first part of the path. */
const permissionOf: Record<string, string> = {
  account: 'accounts_kyc_basic',
  customers: 'customer',
  payment_methods: 'payment_method',
  setup_intents: 'setup_intent',
  products: 'product',
  prices: 'plan',
  coupons: 'coupon',
  subscriptions: 'subscription',
  invoices: 'invoice',
  refunds: 'charge',
  payment_intents: 'payment_intent',
  balance_transactions: 'balance',
  payouts: 'payout',
  webhook_endpoints: 'webhook',
}

/** The permission that a request needs, e.g. `rak_customer_write`; undefined if every key has it. */
export function permissionFor(method: string, path: string): string | undefined {
  const name = permissionOf[path.split('/')[2] ?? '']
  return name && `rak_${name}_${method === 'GET' ? 'read' : 'write'}`
}

export function notPermitted(key: string, account: string, permission: string) {
  const message = `The provided key '${masked(key)}' does not have the required permissions for this endpoint on account '${account}'. Having the '${permission}' permission would allow this request to continue.`
  return new StripeApiError(403, { type: 'invalid_request_error', message })
}

export function invalidKey(key: string) {
  const message = `Invalid API Key provided: ${masked(key)}`
  return new StripeApiError(401, { type: 'invalid_request_error', message })
}

export function noAccess(key: string, account: string) {
  const message = `The provided key '${masked(key)}' does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`
  return new StripeApiError(403, { type: 'invalid_request_error', code: 'account_invalid', message })
}

/** As Stripe shows keys in its messages. */
function masked(key: string) {
  return `${key.slice(0, 8)}${'*'.repeat(Math.max(0, key.length - 12))}${key.slice(-4)}`
}
