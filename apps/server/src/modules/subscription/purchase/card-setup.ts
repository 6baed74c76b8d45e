import type { CustomerContact } from '../billing/payments.ts'

/** Stores a card with the provider's own form, for a later charge. */
export type CardSetup = {
  /** The public key for the provider's form in the browser, and the account to open it for if the key is a platform's. */
  form: { publishableKey: string; account: string | null }
  /** Creates the member's customer record at the provider, once. */
  customerFor: (member: { tenantId: string; memberId: string } & CustomerContact) => Promise<string>
  /** The secret with which the browser stores one card. */
  clientSecretFor: (customer: string) => Promise<string>
  /** Deletes the customer's personal data at the provider. */
  forget: (customer: string) => Promise<void>
}
