import { formOf, textOf } from './form-body.ts'
import { accountCalls } from './stripe-account-calls.ts'
import { balanceCalls } from './stripe-balance-calls.ts'
import { expandedIn, type StripeAnswer } from './stripe-call.ts'
import { missing } from './stripe-error.ts'
import { stripeObjects as show } from './stripe-objects.ts'

/** The supported calls, by method and path. */
export const stripeCalls: Record<string, StripeAnswer> = {
  ...accountCalls,
  ...balanceCalls,
  'POST /v1/customers': (account, { form }) => {
    const id = account.nextId('cus')
    const metadata = formOf(form.metadata) as Record<string, string>
    const contact = { email: textOf(form.email) ?? '', name: textOf(form.name) ?? '' }
    const customer = { id, ...contact, balance: 0, deleted: false, metadata, setups: 0, setup: null }
    account.customers.set(id, customer)
    return show.customer(customer)
  },
  'GET /v1/customers/:id': (account, { id }) => show.customer(account.find(account.customers, 'customer', id)),
  'POST /v1/customers/:id': (account, { id, form }) => {
    const customer = account.find(account.customers, 'customer', id)
    if (customer.deleted) throw missing('customer', id)
    const { email = customer.email, name = customer.name } = form
    Object.assign(customer, { email, name })
    return show.customer(customer)
  },
  'DELETE /v1/customers/:id': (account, { id }) => {
    const customer = account.find(account.customers, 'customer', id)
    for (const { id: subscription, customer: owner, status } of account.subscriptions.values()) {
      if (owner === id && status !== 'canceled') account.cancel(subscription)
    }
    Object.assign(customer, { deleted: true, email: '', name: '' })
    return { id, object: 'customer', deleted: true }
  },
  'GET /v1/setup_intents': (account, { query }) => {
    const customer = account.find(account.customers, 'customer', query.get('customer') ?? '')
    return show.list(
      '/v1/setup_intents',
      customer.setup ? [show.setupIntent(customer.setup, customer.id, account)] : [],
    )
  },
  'POST /v1/setup_intents': (account, { form }) => {
    const id = account.nextId('seti')
    if (form.customer === undefined) {
      account.forms.set(id, 'requires_payment_method')
      return show.setupIntent(id, null, account)
    }
    const customer = account.find(account.customers, 'customer', textOf(form.customer) ?? '')
    customer.setups += 1
    customer.setup = id
    return show.setupIntent(id, customer.id, account)
  },
  'POST /v1/payment_methods/:id/attach': (account, { id, form }) => {
    const card = account.attach(id, textOf(form.customer) ?? '')
    return { id: card.id, object: 'payment_method', type: 'card', customer: card.customer }
  },
  'GET /v1/prices': (account, { query }) => {
    const keys = [...query].flatMap(([name, value]) => (name.startsWith('lookup_keys') ? [value] : []))
    const found = [...account.prices.values()].filter(
      ({ lookup_key }) => lookup_key !== null && keys.includes(lookup_key),
    )
    return show.list('/v1/prices', found.map(show.price))
  },
  'POST /v1/prices': (account, { form }) => {
    const recurring = formOf(form.recurring)
    const price = {
      id: account.nextId('price'),
      unit_amount: Number(textOf(form.unit_amount)),
      currency: textOf(form.currency) ?? '',
      lookup_key: textOf(form.lookup_key) ?? null,
      interval: textOf(recurring.interval) as 'day' | 'month' | 'year',
      count: Number(textOf(recurring.interval_count) ?? 1),
    }
    account.prices.set(price.id, price)
    return show.price(price)
  },
  'GET /v1/coupons/:id': (account, { id }) => show.coupon(account.find(account.coupons, 'coupon', id)),
  'POST /v1/coupons': (account, { form }) => {
    const coupon = {
      id: textOf(form.id) ?? account.nextId('coupon'),
      name: textOf(form.name) ?? null,
      percent_off: form.percent_off ? Number(form.percent_off) : null,
      amount_off: form.amount_off ? Number(form.amount_off) : null,
      currency: textOf(form.currency) ?? null,
      duration: textOf(form.duration) ?? 'once',
      duration_in_months: form.duration_in_months ? Number(form.duration_in_months) : null,
    }
    account.coupons.set(coupon.id, coupon)
    return show.coupon(coupon)
  },
  'POST /v1/subscriptions': (account, { form }) => {
    const begun = account.subscribe({
      customer: textOf(form.customer) ?? '',
      price: textOf(formOf(formOf(form.items)[0]).price) ?? '',
      card: textOf(form.default_payment_method) ?? '',
      cancelAtPeriodEnd: textOf(form.cancel_at_period_end) === 'true',
      coupon: textOf(formOf(formOf(form.discounts)[0]).coupon) ?? null,
      metadata: formOf(form.metadata) as Record<string, string>,
    })
    return show.subscription(begun, account)
  },
  'GET /v1/subscriptions': (account, { query }) => {
    const [customer, status, after] = [query.get('customer'), query.get('status'), query.get('starting_after')]
    const all = [...account.subscriptions.values()].toReversed()
    const wanted = all.filter(
      (of) => (!customer || of.customer === customer) && (status === 'all' || of.status !== 'canceled'),
    )
    const from = after ? wanted.findIndex(({ id }) => id === after) + 1 : 0
    const limit = Number(query.get('limit') ?? 10)
    const page = wanted.slice(from, from + limit).map((of) => show.subscription(of, account))
    return show.list('/v1/subscriptions', page, wanted.length > from + limit)
  },
  'GET /v1/subscriptions/:id': (account, { id, query }) => {
    return show.subscription(account.find(account.subscriptions, 'subscription', id), account, expandedIn(query))
  },
  'POST /v1/subscriptions/:id': (account, { id, form }) => {
    const cancels = textOf(form.cancel_at_period_end)
    const trialEnd = textOf(form.trial_end) as 'now' | undefined
    const changed = account.change(id, {
      price: textOf(formOf(formOf(form.items)[0]).price),
      anchorNow: textOf(formOf(form.billing_cycle_anchor).type) === 'now',
      cancelAtPeriodEnd: cancels === undefined ? undefined : cancels === 'true',
      trialEnd: trialEnd === undefined || trialEnd === 'now' ? trialEnd : Number(trialEnd),
      metadata: form.metadata ? (formOf(form.metadata) as Record<string, string>) : undefined,
    })
    return show.subscription(changed, account)
  },
  'DELETE /v1/subscriptions/:id': (account, { id }) => show.subscription(account.cancel(id), account),
  'GET /v1/invoices': (account, { query }) => {
    const ofOne = [...account.invoices.values()].filter(
      ({ subscription }) => subscription === query.get('subscription'),
    )
    return show.list('/v1/invoices', ofOne.toReversed().map(show.invoice))
  },
  'GET /v1/refunds': (account, { query }) => {
    const ofOne = account.refunds.filter(({ intent }) => intent === query.get('payment_intent'))
    const isExpanded = expandedIn(query).includes('data.balance_transaction')
    const transactionOf = (refund: string) => account.balance.transactions.find(({ source }) => source === refund)
    return show.list(
      '/v1/refunds',
      ofOne.map((refund) => {
        const transaction = transactionOf(refund.id)
        const shown = transaction && (isExpanded ? show.transaction(transaction) : transaction.id)
        return { ...show.refund(refund), balance_transaction: shown ?? null }
      }),
    )
  },
  'POST /v1/refunds': (account, { form }) => show.refund(account.refund(textOf(form.payment_intent) ?? '')),
}

/** The handler of a call, and the id in its path. */
export function findCall(method: string, path: string): { answer: StripeAnswer; id: string } {
  const exact = stripeCalls[`${method} ${path}`]
  if (exact) return { answer: exact, id: '' }
  const [, resource, id = '', ...rest] = path.slice(1).split('/')
  const answer = stripeCalls[[`${method} /v1/${resource}/:id`, ...rest].join('/')]
  if (!answer) throw missing('route', `${method} ${path}`)
  return { answer, id: decodeURIComponent(id) }
}
