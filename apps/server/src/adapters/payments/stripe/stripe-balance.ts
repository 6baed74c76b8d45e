import type Stripe from 'stripe'
import type { BalanceSource, PaidOut, Settled } from '../../../modules/subscription/provider/balance-source.ts'
import { idOf, milliseconds, type StripeClient } from './stripe-client.ts'

/**
 * The fees and payouts of a Stripe account. A balance transaction says what Stripe kept of a charge; the list of those
 * of a payout says what it contains, as in Stripe's guide on the reconciliation of payouts.
 */
export function createStripeBalance(stripe: StripeClient): BalanceSource {
  async function settled(paymentReference: string) {
    const [intent, refunds] = await Promise.all([
      stripe.paymentIntents.retrieve(paymentReference, { expand: ['latest_charge.balance_transaction'] }),
      stripe.refunds.list({
        payment_intent: paymentReference,
        limit: 100,
        expand: ['data.balance_transaction'],
      }),
    ])
    const { latest_charge: charge } = intent
    const paid = charge && typeof charge === 'object' ? [charge.balance_transaction] : []
    return { payment: sumOf(paid), refund: sumOf(refunds.data.map((refund) => refund.balance_transaction)) }
  }

  async function payouts(from: Date, until: Date) {
    const arrival_date = { gte: from.getTime() / 1000, lt: until.getTime() / 1000 }
    const all = await stripe.payouts.list({ arrival_date, limit: 100 }).autoPagingToArray({ limit: maxPayouts })
    return all.map(({ id, status, arrival_date: arrives, amount, currency, automatic }) => ({
      reference: id,
      status,
      arrivesAt: milliseconds(arrives),
      amountMinor: amount,
      currency,
      contained: automatic ? () => contained(id) : null,
    }))
  }

  async function* contained(payout: string): AsyncIterable<PaidOut> {
    const transactions = stripe.balanceTransactions.list({ payout, limit: 100, expand: ['data.source'] })
    for await (const transaction of transactions) {
      // The payout itself is one of its transactions.
      if (idOf(transaction.source) === payout) continue
      const { id, type: kind, created, amount: amountMinor } = transaction
      const paymentReference = paymentOf(transaction)
      yield { ...settledBy(transaction), kind, at: milliseconds(created), amountMinor, paymentReference, reference: id }
    }
  }

  return { settled, payouts }
}

/** A month has at most one automatic payout a day and currency, and those started by hand. */
const maxPayouts = 1000

function settledBy({ fee, net, currency }: Stripe.BalanceTransaction): Settled {
  return { feeMinor: fee, netMinor: net, currency }
}

function sumOf(transactions: readonly (string | Stripe.BalanceTransaction | null)[]): Settled | null {
  const known = transactions.flatMap((each) => (each && typeof each === 'object' ? [settledBy(each)] : []))
  const [first] = known
  if (!first) return null
  const total = (amount: 'feeMinor' | 'netMinor') => known.reduce((sum, each) => sum + each[amount], 0)
  return { feeMinor: total('feeMinor'), netMinor: total('netMinor'), currency: first.currency }
}

/** The payment intent of a charge or refund. */
function paymentOf({ source }: Stripe.BalanceTransaction): string | null {
  if (!source || typeof source === 'string' || !('payment_intent' in source)) return null
  return idOf(source.payment_intent as string | { id: string } | null)
}
