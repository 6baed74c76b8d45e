import type { PaymentFinding, PaymentKeys, PaymentMode } from '@upbeat/contract/studio/entities/selling/payment-account'
import type { schema } from '../../platform/db/database.ts'

/** The account that the platform made for a club. */
export type LinkedAccountRow = typeof schema.linkedPaymentAccount.$inferSelect

/** What the provider says of such an account. */
export type LinkedFacts = Pick<
  LinkedAccountRow,
  | 'accountId'
  | 'accountName'
  | 'country'
  | 'currencies'
  | 'detailsSubmitted'
  | 'chargesEnabled'
  | 'due'
  | 'disabledReason'
>

/** The installation's platform at the payment provider: its keys work for the accounts that it has made. */
export type PaymentPlatform = {
  mode: PaymentMode
  keys: PaymentKeys & { webhookSecret: string }
  /** `replaces` is the account that the club had before and can't use any more. */
  createAccount: (club: { tenantId: string; email: string; replaces: string | null }) => Promise<LinkedFacts | Refusal>
  /** Tries everything that the platform needs, without changing anything; `publicUrl` is the server's. */
  examine: (publicUrl: string | undefined) => Promise<PaymentFinding[]>
  readAccount: (accountId: string) => Promise<LinkedFacts | Refusal>
  /** The provider's page on which the account's owner gives what it needs. */
  onboardingAddress: (accountId: string, addresses: ReturnAddresses) => Promise<{ address: string } | Refusal>
  /** Null if the signature is invalid or too old. */
  readEvent: (body: Uint8Array, signature: string, now: Date) => PlatformEvent | null
}

export type Refusal = { refusal: PaymentFinding }
/** Where the provider sends the owner: afterwards, and when the page's address is used up. */
export type ReturnAddresses = { back: string; again: string }

/** `account` is null for an event of the platform's own account. */
export type PlatformEvent = { account: string | null; mode: PaymentMode; kind: string }

/** Why an account takes no charges yet, or that it does. */
export function linkedState({ detailsSubmitted, chargesEnabled, due, disabledReason }: LinkedFacts) {
  if (chargesEnabled) return 'enabled'
  if (!detailsSubmitted) return 'started'
  return due.length > 0 || !isWaiting(disabledReason) ? 'restricted' : 'reviewing'
}

/** Whether only the provider has something to do. */
function isWaiting(disabledReason: string | null) {
  return disabledReason === null || ['requirements.pending_verification', 'under_review'].includes(disabledReason)
}
