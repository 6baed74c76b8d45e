import type { PaymentFinding, PaymentKeys, PaymentMode } from '@upbeat/contract/studio/entities/selling/payment-account'
import type { schema } from '../../platform/db/database.ts'

export type PaymentAccountRow = typeof schema.paymentAccount.$inferSelect

/** The keys with which an account is used. `actingFor` is the account's id if they are the platform's, else null. */
export type AccountKeys = PaymentKeys & { webhookSecret: string; actingFor: string | null }

/** What the provider says of the account of a pair of keys; null where it doesn't tell. */
export type ExaminedAccount = {
  id: string
  name: string | null
  country: string | null
  defaultCurrency: string | null
  /** In lower case. */
  currencies: string[] | null
}
/** An account in one of its modes. */
export type AccountAt = Pick<PaymentAccountRow, 'accountId' | 'mode'>
export type Webhook = { id: string; secret: string }

/** Calls to the payment provider that need no connected account. */
export type AskPaymentProvider = {
  /** Tries everything that payments need, without changing anything. */
  examine: (keys: PaymentKeys) => Promise<{ account: ExaminedAccount | null; findings: PaymentFinding[] }>
  /** Registers an endpoint for events at `address`. */
  addWebhook: (secretKey: string, address: string) => Promise<Webhook | { refusal: PaymentFinding }>
  /** Does nothing if it is gone, or if the key no longer works. */
  removeWebhook: (secretKey: string, id: string) => Promise<void>
  hasWebhook: (secretKey: string, id: string) => Promise<boolean>
}

/** Identifies an account in memberships and customers. The same account has other objects in test mode. */
export function paymentAccountRef({ accountId, mode }: AccountAt): string {
  return mode === 'live' ? accountId : `${accountId}/test`
}

export function modeOf(key: string): PaymentMode {
  return key.split('_')[1] === 'live' ? 'live' : 'test'
}
