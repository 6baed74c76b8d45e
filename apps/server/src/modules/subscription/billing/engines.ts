import type { Tenants } from '../../../platform/tenancy/tenants.ts'
import type { OutsideAt } from '../provider/outside-provider.ts'
import type { SubscriptionRow } from '../repository.ts'
import type { Payments, PaymentsFor } from './payments.ts'

export type Engines = ReturnType<typeof createEngines>
type Parts = {
  tenants: Pick<Tenants, 'byIdOrName'>
  paymentsFor: PaymentsFor
  sandbox: Payments
  /** For trials and free plans if the club takes no payments: a charge fails. */
  unpaid: Payments
  outsideAt: OutsideAt
}

/** Selects the provider that runs a membership: the one with which it started, even if the club has switched since. */
export function createEngines({ tenants, paymentsFor, sandbox, unpaid, outsideAt }: Parts) {
  type Running = Pick<SubscriptionRow, 'tenantId' | 'source' | 'sourceReference' | 'paymentAccount'>
  /** Null while that provider or account isn't connected, or the club is disabled. */
  return function engineOf(row: Running): Payments | null {
    // A trial has no card and isn't known to any external provider (D-104).
    if (row.source === 'stripe' && row.sourceReference !== null) return outsideAt(row)?.payments ?? null
    const tenant = tenants.byIdOrName(row.tenantId)
    if (!tenant) return null
    return paymentsFor(tenant)?.provider === 'sandbox' ? sandbox : unpaid
  }
}
