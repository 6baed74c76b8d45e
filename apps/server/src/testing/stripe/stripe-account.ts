import { addPeriods } from '@upbeat/rules/subscription/billing-period'
import { createStripeBalance } from './stripe-balance.ts'
import { declined, missing, StripeApiError } from './stripe-error.ts'
import type { Card, Coupon, Customer, Invoice, Price, Refund, Subscription, Webhook } from './stripe-things.ts'

export type StripeAccount = ReturnType<typeof createStripeAccount>
export type StripeProfile = { id: string; name: string; country: string; currency: string }

const club: StripeProfile = { id: 'acct_1Club', name: 'Club', country: 'GB', currency: 'gbp' }

/** Days after the due date on which a failed renewal is retried, as set under "Manage failed payments". */
const retryDays = [1, 3, 7]
const day = 86_400

/**
 * The state and behaviour of a Stripe account as far as memberships need them, by Stripe's documentation: subscriptions
 * that are charged at once, renewed, retried and ended by its own clock. `onEvent` is called for every change.
 */
export function createStripeAccount(
  clock: { now: () => number },
  onEvent: (type: string, about: Subscription | Invoice | Refund) => void,
  profile = club,
) {
  let made = 0
  function nextId(prefix: string) {
    made += 1
    return `${prefix}_${String(made).padStart(6, '0')}`
  }
  const customers = new Map<string, Customer>()
  const cards = new Map<string, Card>()
  const prices = new Map<string, Price>()
  const coupons = new Map<string, Coupon>()
  const subscriptions = new Map<string, Subscription>()
  const invoices = new Map<string, Invoice>()
  const refunds: Refund[] = []
  const balance = createStripeBalance(clock, nextId)
  /** Card forms without a customer. */
  const forms = new Map<string, 'requires_payment_method' | 'canceled'>()
  const webhooks = new Map<string, Webhook>()
  /** Customers whose cards are declined from now on. */
  const failing = new Set<string>()

  function find<T>(items: Map<string, T>, what: string, id: string): T {
    const item = items.get(id)
    if (!item) throw missing(what, id)
    return item
  }

  function attach(id: string, customer: string): Card {
    find(customers, 'customer', customer).setup = null
    const known = cards.get(id)
    if (known && known.customer !== customer) throw missing('PaymentMethod', id)
    if (known) return known
    // The published test cards by name; real ones come from the browser's form.
    if (!/^pm_card_\w+$/.test(id)) throw missing('PaymentMethod', id)
    if (id === 'pm_card_chargeDeclined') throw declined()
    const card = { id: nextId('pm'), kind: id, customer }
    cards.set(card.id, card)
    return card
  }

  function succeeds({ card, customer }: Subscription) {
    return cards.get(card)?.kind !== 'pm_card_chargeCustomerFail' && !failing.has(customer)
  }

  /** The price of the period that starts at `start`. */
  function priceAt({ price, coupon }: Pick<Subscription, 'price' | 'coupon'>, start: number) {
    const { unit_amount } = find(prices, 'price', price)
    const holds = coupon && (coupon.end === null || start < coupon.end)
    if (!holds) return unit_amount
    const { percent_off, amount_off } = find(coupons, 'coupon', coupon.id)
    return Math.max(0, Math.round((unit_amount * (100 - (percent_off ?? 0))) / 100) - (amount_off ?? 0))
  }

  function periodEnd({ price, anchor }: Pick<Subscription, 'price' | 'anchor'>, start: number) {
    const { interval, count } = find(prices, 'price', price)
    const terms = {
      interval: ({ day: 'Daily', month: 'Monthly', year: 'Annually' } as const)[interval],
      intervalCount: count,
    }
    for (let times = 1; ; times += 1) {
      const end = addPeriods(anchor * 1000, terms, times) / 1000
      if (end > start) return end
    }
  }

  function bill(of: Subscription, amount: number, because: Invoice['because']): Invoice {
    const customer = find(customers, 'customer', of.customer)
    const due = Math.max(0, amount + customer.balance)
    customer.balance = Math.min(0, amount + customer.balance)
    return {
      id: nextId('in'),
      subscription: of.id,
      customer: of.customer,
      status: 'open',
      due,
      paid: 0,
      attempts: 0,
      currency: find(prices, 'price', of.price).currency,
      next: null,
      created: clock.now(),
      paidAt: null,
      intent: null,
      because,
      start: of.start,
      end: of.end,
    }
  }

  function pay(invoice: Invoice, isPaid: boolean, at: number) {
    invoice.attempts += 1
    if (!isPaid) return
    Object.assign(invoice, { status: 'paid', paid: invoice.due, paidAt: at, next: null })
    if (invoice.due === 0) return
    invoice.intent = nextId('pi')
    const { intent, due: amount, currency } = invoice
    balance.move({ kind: 'charge', source: nextId('ch'), intent, amount, currency }, at)
  }

  type Beginning = Pick<Subscription, 'customer' | 'price' | 'card' | 'metadata' | 'cancelAtPeriodEnd'> & {
    coupon: string | null
  }

  /** `error_if_incomplete`: a declined card creates nothing. */
  function subscribe({ customer, price, card, coupon, metadata, cancelAtPeriodEnd }: Beginning): Subscription {
    const now = clock.now()
    const { duration, duration_in_months: months } = coupon
      ? find(coupons, 'coupon', coupon)
      : { duration: '', duration_in_months: 0 }
    const monthly = { interval: 'Monthly', intervalCount: 1 } as const
    const end = duration === 'forever' ? null : addPeriods(now * 1000, monthly, months ?? 1) / 1000
    const begun: Subscription = {
      id: nextId('sub'),
      customer,
      price,
      card,
      metadata,
      status: 'active',
      trialEnd: null,
      created: now,
      anchor: now,
      start: now,
      end: now,
      cancelAtPeriodEnd,
      canceledAt: cancelAtPeriodEnd ? now : null,
      endedAt: null,
      coupon: coupon ? { id: coupon, end } : null,
    }
    begun.end = periodEnd(begun, now)
    const invoice = bill(begun, priceAt(begun, now), 'subscription_create')
    const isPaid = invoice.due === 0 || succeeds(begun)
    if (!isPaid) throw declined()
    pay(invoice, true, now)
    subscriptions.set(begun.id, begun)
    invoices.set(invoice.id, invoice)
    onEvent('customer.subscription.created', begun)
    onEvent('invoice.paid', invoice)
    return begun
  }

  type Change = {
    price?: string | undefined
    anchorNow: boolean
    cancelAtPeriodEnd?: boolean | undefined
    metadata?: Record<string, string> | undefined
    trialEnd?: number | 'now' | undefined
  }

  function change(id: string, { price, anchorNow, cancelAtPeriodEnd, metadata, trialEnd }: Change): Subscription {
    const of = find(subscriptions, 'subscription', id)
    if (of.status === 'canceled') {
      const message = 'A canceled subscription can only update its cancellation_details and metadata.'
      throw new StripeApiError(400, { type: 'invalid_request_error', message })
    }
    if (trialEnd === 'now' && of.status === 'trialing') endTrial(of)
    else if (typeof trialEnd === 'number') startTrial(of, trialEnd)
    if (price && anchorNow) changePrice(of, price)
    if (cancelAtPeriodEnd !== undefined) {
      of.canceledAt = cancelAtPeriodEnd ? (of.canceledAt ?? clock.now()) : null
      of.cancelAtPeriodEnd = cancelAtPeriodEnd
    }
    for (const [key, value] of Object.entries(metadata ?? {})) {
      if (value === '') delete of.metadata[key]
      else of.metadata[key] = value
    }
    onEvent('customer.subscription.updated', of)
    return of
  }

  /** With `proration_behavior: none`: a new period without a charge, which ends with the trial and moves the anchor there. */
  function startTrial(of: Subscription, trialEnd: number) {
    if (trialEnd <= clock.now()) {
      const message = 'Invalid timestamp: must be an integer Unix timestamp in the future.'
      throw new StripeApiError(400, { type: 'invalid_request_error', message })
    }
    Object.assign(of, { status: 'trialing', trialEnd, anchor: trialEnd, start: clock.now(), end: trialEnd })
    const invoice = bill(of, 0, 'subscription_update')
    pay(invoice, true, clock.now())
    invoices.set(invoice.id, invoice)
  }

  /** `error_if_incomplete`: with a declined card the trial goes on. */
  function endTrial(of: Subscription) {
    const now = clock.now()
    const next: Subscription = { ...of, status: 'active', trialEnd: now, anchor: now, start: now }
    next.end = periodEnd(next, now)
    const balance = find(customers, 'customer', of.customer).balance
    const invoice = bill(next, priceAt(next, now), 'subscription_cycle')
    if (invoice.due > 0 && !succeeds(of)) {
      find(customers, 'customer', of.customer).balance = balance
      throw declined()
    }
    pay(invoice, true, now)
    Object.assign(of, next)
    invoices.set(invoice.id, invoice)
    onEvent('invoice.paid', invoice)
  }

  /** `always_invoice`: the unused part of the old period is deducted from the new price, which is charged at once. */
  function changePrice(of: Subscription, price: string) {
    const now = clock.now()
    const unused =
      of.status === 'past_due'
        ? 0
        : Math.ceil((priceAt(of, of.start) * Math.max(0, of.end - now)) / (of.end - of.start))
    const next = { ...of, price, anchor: now, start: now }
    next.end = periodEnd(next, now)
    const customer = find(customers, 'customer', of.customer)
    const balance = customer.balance
    const invoice = bill(next, priceAt(next, now) - unused, 'subscription_update')
    if (invoice.due > 0 && !succeeds(of)) {
      customer.balance = balance
      throw declined()
    }
    pay(invoice, true, now)
    Object.assign(of, next)
    invoices.set(invoice.id, invoice)
    onEvent('invoice.paid', invoice)
  }

  function cancel(id: string): Subscription {
    const of = find(subscriptions, 'subscription', id)
    if (of.status === 'canceled') throw missing('subscription', id)
    return end(of, clock.now())
  }

  function end(of: Subscription, at: number): Subscription {
    Object.assign(of, { status: 'canceled', endedAt: at, canceledAt: of.canceledAt ?? at })
    for (const invoice of invoices.values()) {
      if (invoice.subscription === of.id && invoice.status === 'open')
        Object.assign(invoice, { status: 'uncollectible', next: null })
    }
    onEvent('customer.subscription.deleted', of)
    return of
  }

  function refund(intent: string): Refund {
    const invoice = [...invoices.values()].find((each) => each.intent === intent)
    if (!invoice) throw missing('payment_intent', intent)
    const made = { id: nextId('re'), intent, amount: invoice.paid, customer: invoice.customer, created: clock.now() }
    refunds.push(made)
    const { id: source, amount, created } = made
    balance.move({ kind: 'refund', source, intent, amount: -amount, currency: invoice.currency }, created)
    onEvent('charge.refunded', made)
    return made
  }

  /** Runs what is due by the clock: renewals, ends, and retries of failed renewals. */
  function runDue() {
    const now = clock.now()
    for (const of of subscriptions.values()) while (of.status !== 'canceled' && step(of, now));
  }

  function step(of: Subscription, now: number): boolean {
    const open = [...invoices.values()].find(({ subscription, status }) => subscription === of.id && status === 'open')
    if (open) return open.next !== null && open.next <= now && retry(of, open, open.next)
    if (of.end > now) return false
    if (of.cancelAtPeriodEnd) {
      end(of, of.end)
      return true
    }
    of.start = of.end
    of.end = periodEnd(of, of.start)
    const invoice = { ...bill(of, priceAt(of, of.start), 'subscription_cycle'), created: of.start }
    invoices.set(invoice.id, invoice)
    return retry(of, invoice, of.start)
  }

  function retry(of: Subscription, invoice: Invoice, at: number): boolean {
    pay(invoice, invoice.due === 0 || succeeds(of), at)
    if (invoice.status === 'paid') of.status = 'active'
    else {
      const days = retryDays[invoice.attempts - 1]
      of.status = 'past_due'
      invoice.next = days === undefined ? null : invoice.created + days * day
      if (days === undefined) end(of, at)
    }
    onEvent(invoice.status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', invoice)
    onEvent('customer.subscription.updated', of)
    return true
  }

  return {
    profile,
    forms,
    webhooks,
    customers,
    cards,
    prices,
    coupons,
    subscriptions,
    invoices,
    refunds,
    balance,
    failing,
    nextId,
    find,
    attach,
    subscribe,
    change,
    cancel,
    refund,
    runDue,
  }
}
