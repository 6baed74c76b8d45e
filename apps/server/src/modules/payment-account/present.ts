import type { PaymentAccount } from '@upbeat/contract/studio/entities/selling/payment-account'
import { type LinkedAccountRow, linkedState } from './linked-account.ts'
import { type PaymentAccountRow, paymentAccountRef } from './payment-account.ts'

type Shown = NonNullable<PaymentAccount['account']>
type Running = ReadonlyMap<string, number>

/** Shows neither key nor secret. */
export function presentKeyed(row: PaymentAccountRow, running: Running): Shown {
  const { publishableKey, keyHint, webhookAddress } = row
  return { by: 'keys', ...presentBoth(row, running), publishableKey, keyHint, webhookAddress }
}

export function presentLinked(row: LinkedAccountRow | null, running: Running): Shown | null {
  return row && { by: 'platform', ...presentBoth(row, running), state: linkedState(row), due: row.due }
}

function presentBoth(row: PaymentAccountRow | LinkedAccountRow, running: Running) {
  return {
    id: row.accountId,
    name: row.accountName,
    mode: row.mode,
    country: row.country,
    currencies: row.currencies?.map((currency) => currency.toUpperCase()).toSorted() ?? null,
    connectedAt: row.connectedAt.toISOString(),
    connectedBy: row.connectedBy,
    memberships: running.get(paymentAccountRef(row)) ?? 0,
  }
}
