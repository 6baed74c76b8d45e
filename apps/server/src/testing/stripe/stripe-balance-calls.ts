import { expandedIn, type StripeAnswer } from './stripe-call.ts'
import { missing, StripeApiError } from './stripe-error.ts'
import { stripeObjects as show } from './stripe-objects.ts'

/** The calls that tell fees and payouts. */
export const balanceCalls: Record<string, StripeAnswer> = {
  'GET /v1/payment_intents/:id': ({ balance, invoices }, { id, query }) => {
    const charge = balance.transactions.find(({ kind, intent }) => kind === 'charge' && intent === id)
    if (!charge) throw missing('payment_intent', id)
    const invoice = [...invoices.values()].find(({ intent }) => intent === id)
    const isExpanded = expandedIn(query).includes('latest_charge.balance_transaction')
    return {
      id,
      object: 'payment_intent',
      amount: charge.amount,
      currency: charge.currency,
      customer: invoice?.customer ?? null,
      status: 'succeeded',
      latest_charge: isExpanded
        ? { ...show.charge(charge), balance_transaction: show.transaction(charge) }
        : charge.source,
    }
  },
  'GET /v1/payouts': ({ balance }, { query }) => {
    const [from, until] = [Number(query.get('arrival_date[gte]')), Number(query.get('arrival_date[lt]'))]
    const found = balance.payouts.filter(({ arrives }) => arrives >= from && arrives < until)
    return show.list('/v1/payouts', found.toReversed().map(show.payout))
  },
  'GET /v1/balance_transactions': ({ balance }, { query }) => {
    const payout = balance.payouts.find(({ id }) => id === query.get('payout'))
    if (!payout) throw missing('payout', query.get('payout') ?? '')
    if (!payout.automatic) {
      const message = 'Balance transaction history can only be filtered on automatic transfers, not manual.'
      throw new StripeApiError(400, { type: 'invalid_request_error', message })
    }
    const after = query.get('starting_after')
    const all = balance.transactions.filter((each) => each.payout === payout.id).toReversed()
    const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0
    const limit = Number(query.get('limit') ?? 10)
    const isExpanded = expandedIn(query).includes('data.source')
    const page = all.slice(from, from + limit).map((each) => ({
      ...show.transaction(each),
      ...(isExpanded && { source: each.kind === 'payout' ? show.payout(payout) : show.charge(each) }),
    }))
    return show.list('/v1/balance_transactions', page, all.length > from + limit)
  },
}
