import type { PaymentAccount } from '@upbeat/contract/studio/entities/selling/payment-account'
import { type PaymentAccountRow, paymentAccountRef } from './payment-account.ts'

type Shown = Pick<PaymentAccount, 'mode' | 'otherwise'> & { running: ReadonlyMap<string, number> }

/** Shows neither key nor secret. */
export function presentPaymentAccount(
  row: PaymentAccountRow | null,
  { mode, otherwise, running }: Shown,
): PaymentAccount {
  if (!row) return { mode, otherwise, account: null }
  const { publishableKey, keyHint, country, webhookAddress, connectedBy } = row
  return {
    mode,
    otherwise,
    account: {
      id: row.accountId,
      name: row.accountName,
      mode: row.mode,
      publishableKey,
      keyHint,
      country,
      currencies: row.currencies?.map((currency) => currency.toUpperCase()).toSorted() ?? null,
      webhookAddress,
      connectedAt: row.connectedAt.toISOString(),
      connectedBy,
      memberships: running.get(paymentAccountRef(row)) ?? 0,
    },
  }
}
