export type BalanceTransaction = {
  id: string
  kind: 'charge' | 'refund' | 'payout'
  /** The charge, refund or payout. */
  source: string
  intent: string | null
  amount: number
  fee: number
  currency: string
  created: number
  /** Null until it is paid out. */
  payout: string | null
}
export type Payout = {
  id: string
  amount: number
  currency: string
  arrives: number
  created: number
  automatic: boolean
}

export type StripeBalance = ReturnType<typeof createStripeBalance>

/** An account's balance: what charges add to it and refunds take, and payouts to the bank. */
export function createStripeBalance(clock: { now: () => number }, nextId: (prefix: string) => string) {
  const transactions: BalanceTransaction[] = []
  const payouts: Payout[] = []

  type Movement = Pick<BalanceTransaction, 'kind' | 'source' | 'intent' | 'amount' | 'currency'>

  function move(movement: Movement, created: number, payout: string | null = null) {
    // Stripe's standard price for cards of the United Kingdom; it keeps the fee of a refunded charge.
    const fee = movement.kind === 'charge' ? Math.round(movement.amount * 0.015) + 20 : 0
    transactions.push({ ...movement, id: nextId('txn'), fee, created, payout })
  }

  /** Pays out all that isn't yet. By hand, Stripe doesn't know what a payout contains. */
  function payOut(currency: string, arrives: number, automatic = true): Payout {
    const open = transactions.filter(
      (each) => each.payout === null && each.currency === currency && each.kind !== 'payout',
    )
    const amount = open.reduce((sum, { amount: gross, fee }) => sum + gross - fee, 0)
    const payout = { id: nextId('po'), amount, currency, arrives, created: clock.now(), automatic }
    payouts.push(payout)
    for (const each of open) each.payout = payout.id
    move({ kind: 'payout', source: payout.id, intent: null, amount: -amount, currency }, clock.now(), payout.id)
    return payout
  }

  return { transactions, payouts, move, payOut }
}
