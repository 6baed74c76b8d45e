import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { Payments, PaymentsFor } from './payments.ts'
import type { SubscriptionRow } from './repository.ts'

export type Engines = ReturnType<typeof createEngines>
type Parts = {
  tenants: Pick<Tenants, 'byIdOrName'>
  paymentsFor: PaymentsFor
  sandbox: Payments
  /** Trials and free plans where no money is taken: a charge fails. */
  unpaid: Payments
  stripe: Payments | null
}

/** Who runs a membership: whoever began it, whatever the club has come to use since. */
export function createEngines({ tenants, paymentsFor, sandbox, unpaid, stripe }: Parts) {
  /** Null while the provider that runs it is not configured, or the club is switched off. */
  return function engineOf(row: Pick<SubscriptionRow, 'tenantId' | 'source' | 'sourceReference'>): Payments | null {
    // A trial has no card and is nobody else's business (D-104).
    if (row.source === 'stripe' && row.sourceReference !== null) return stripe
    const tenant = tenants.byIdOrName(row.tenantId)
    if (!tenant) return null
    return paymentsFor(tenant)?.provider === 'sandbox' ? sandbox : unpaid
  }
}
