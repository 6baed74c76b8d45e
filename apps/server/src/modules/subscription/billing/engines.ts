import type { Tenants } from '../../../platform/tenancy/tenants.ts'
import type { SubscriptionRow } from '../repository.ts'
import type { Payments, PaymentsFor } from './payments.ts'

export type Engines = ReturnType<typeof createEngines>
type Parts = {
  tenants: Pick<Tenants, 'byIdOrName'>
  paymentsFor: PaymentsFor
  sandbox: Payments
  /** For trials and free plans if the club takes no payments: a charge fails. */
  unpaid: Payments
  stripe: Payments | null
}

/** Selects the provider that runs a membership: the one with which it started, even if the club has switched since. */
export function createEngines({ tenants, paymentsFor, sandbox, unpaid, stripe }: Parts) {
  /** Null while that provider isn't configured, or the club is disabled. */
  return function engineOf(row: Pick<SubscriptionRow, 'tenantId' | 'source' | 'sourceReference'>): Payments | null {
    // A trial has no card and isn't known to any external provider (D-104).
    if (row.source === 'stripe' && row.sourceReference !== null) return stripe
    const tenant = tenants.byIdOrName(row.tenantId)
    if (!tenant) return null
    return paymentsFor(tenant)?.provider === 'sandbox' ? sandbox : unpaid
  }
}
