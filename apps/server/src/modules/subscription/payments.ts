import type { Tenant } from '../../platform/tenancy/tenant.ts'

/**
 * One charge. `key` is the same for the same intention: a provider charges once for it however often it is asked. Amounts are
 * minor units, at least 1; `currency` is a lower-case ISO code.
 */
export type ChargeOrder = {
  key: string
  /** What the card form gave, or what an earlier charge answered. */
  paymentToken: string
  amountMinor: number
  currency: string
  occasion: 'purchase' | 'change' | 'renewal'
}

/** `paymentToken` is what later charges to the same card are made with; `message` is for the member to read. */
export type ChargeResult = { paid: true; paymentToken: string } | { paid: false; message: string }

/** Takes money from cards (D-75). The life of a subscription is ours; card numbers never come here. */
export type Payments = {
  provider: 'sandbox' | 'stripe'
  /** Whether this can be a card token of the provider's. */
  accepts: (sourceToken: string) => boolean
  /** Rejects when the provider can't be reached: nothing is known then, and the same order may be given again. */
  charge: (order: ChargeOrder) => Promise<ChargeResult>
}

/** Who takes a club's money; null where nobody does. */
export type PaymentsFor = (tenant: Tenant) => Payments | null
