/** What a movement of money added to the account's balance; negative if it took from it. Minor units of the payouts' currency. */
export type Settled = { feeMinor: number; netMinor: number; currency: string }

/** A movement that a payout contains. */
export type PaidOut = Settled & {
  /** The provider's name of the kind, such as `charge` or `refund`. */
  kind: string
  at: number
  amountMinor: number
  /** The provider's id of the payment, where it belongs to one. */
  paymentReference: string | null
  reference: string
}

export type BankPayout = {
  reference: string
  status: string
  /** The day on which the bank is expected to receive it, in epoch milliseconds of its midnight in UTC. */
  arrivesAt: number
  amountMinor: number
  currency: string
  /** Null for payouts that were started by hand: the provider doesn't know what they contain. */
  contained: (() => AsyncIterable<PaidOut>) | null
}

/** An account's balance at an external provider. */
export type BalanceSource = {
  /** Of a payment and of its refunds together; null for what the provider hasn't settled. */
  settled: (paymentReference: string) => Promise<{ payment: Settled | null; refund: Settled | null }>
  /** The payouts that arrive from `from` and before `until`, latest first. */
  payouts: (from: Date, until: Date) => Promise<BankPayout[]>
}
