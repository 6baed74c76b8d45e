import type { CustomerContact } from './payments.ts'

/** Takes a card in the provider's own form, for a charge that comes after it. */
export type CardSetup = {
  /** What the provider's form in the browser is opened with; no secret. */
  publishableKey: string
  /** Makes the member known there, once. */
  customerFor: (member: { tenantId: string; memberId: string } & CustomerContact) => Promise<string>
  /** What one card is taken with. */
  clientSecretFor: (customer: string) => Promise<string>
  /** Leaves nothing there that names the member. */
  forget: (customer: string) => Promise<void>
}
