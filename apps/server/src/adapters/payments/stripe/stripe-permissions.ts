import type { PaymentFinding } from '@upbeat/contract/studio/entities/selling/payment-account'
import type { StripeClient } from './stripe-client.ts'

type Permission = { resource: string; access: 'read' | 'write'; ask: (stripe: StripeClient) => Promise<unknown> }

/** An id that no object has. Stripe checks the key's permission first, so a write to it changes nothing. */
const nothing = 'upbeat_permission_check'

/**
 * What restricted keys need, by the names in Stripe's dashboard, each with a call that changes nothing. SetupIntents are
 * tried by `keysBelongTogether`.
 */
const permissions: readonly Permission[] = [
  { resource: 'Customers', access: 'write', ask: ({ customers }) => customers.update(nothing, {}) },
  { resource: 'PaymentMethods', access: 'write', ask: ({ paymentMethods }) => paymentMethods.update(nothing, {}) },
  { resource: 'Products', access: 'write', ask: ({ products }) => products.update(nothing, {}) },
  { resource: 'Charges and Refunds', access: 'write', ask: ({ refunds }) => refunds.update(nothing, {}) },
  { resource: 'Coupons', access: 'write', ask: ({ coupons }) => coupons.update(nothing, {}) },
  { resource: 'Invoices', access: 'read', ask: ({ invoices }) => invoices.list({ limit: 1 }) },
  { resource: 'Prices', access: 'write', ask: ({ prices }) => prices.update(nothing, {}) },
  { resource: 'Subscriptions', access: 'write', ask: ({ subscriptions }) => subscriptions.update(nothing, {}) },
  {
    resource: 'Webhook Endpoints',
    access: 'write',
    ask: ({ webhookEndpoints }) => webhookEndpoints.update(nothing, {}),
  },
]

export function missingPermission({ resource, access }: Pick<Permission, 'resource' | 'access'>): PaymentFinding {
  return { problem: 'permissionMissing', resource, access }
}

/** The permissions that a key lacks. @throws what the client throws if Stripe doesn't answer or refuses the key */
export async function missingPermissions(stripe: StripeClient): Promise<PaymentFinding[]> {
  const tried = await Promise.all(
    permissions.map(async ({ ask, ...permission }) => ((await isAllowed(ask(stripe))) ? [] : [permission])),
  )
  return tried.flat().map(missingPermission)
}

/** Whether Stripe allows a call, even if it fails for another reason. */
export async function isAllowed(call: Promise<unknown>): Promise<boolean> {
  try {
    await call
    return true
  } catch (error) {
    const { type } = error as { type?: string }
    if (type === 'StripePermissionError') return false
    if (type === 'StripeInvalidRequestError') return true
    throw error
  }
}
