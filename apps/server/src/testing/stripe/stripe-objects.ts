import type { StripeAccount } from './stripe-account.ts'
import type { BalanceTransaction, Payout } from './stripe-balance.ts'
import type { Coupon, Customer, Invoice, Price, Refund, Subscription, Webhook } from './stripe-things.ts'

/** The account's objects as the API returns them, in the shapes of its reference. */
export const stripeObjects = {
  list: (url: string, data: unknown[], hasMore = false) => ({ object: 'list', url, has_more: hasMore, data }),

  customer: ({ id, email, name, balance, deleted, metadata }: Customer) => {
    return deleted
      ? { id, object: 'customer', deleted }
      : { id, object: 'customer', email, name, balance, metadata, livemode: false }
  },

  /** A card form that waits for its card. */
  setupIntent: (id: string, customer: string | null, { profile }: StripeAccount) => ({
    id,
    object: 'setup_intent',
    customer,
    status: 'requires_payment_method',
    client_secret: `${id}_secret_${profile.id}`,
  }),

  webhook: ({ id, url, events }: Webhook) => ({
    id,
    object: 'webhook_endpoint',
    url,
    enabled_events: events,
    status: 'enabled',
    livemode: false,
  }),

  price: ({ id, unit_amount, currency, lookup_key, interval, count }: Price) => ({
    id,
    object: 'price',
    active: true,
    unit_amount,
    currency,
    lookup_key,
    type: 'recurring',
    livemode: false,
    recurring: { interval, interval_count: count, usage_type: 'licensed' },
  }),

  coupon: (coupon: Coupon) => ({ ...coupon, object: 'coupon', valid: true, livemode: false }),

  subscription: (of: Subscription, account: StripeAccount, expanded: readonly string[] = []) => {
    const price = account.find(account.prices, 'price', of.price)
    const customer = account.find(account.customers, 'customer', of.customer)
    const discountOf = (subscription: string, { id: coupon, end }: NonNullable<Subscription['coupon']>) => {
      const id = `di_${subscription}`
      if (!expanded.includes('discounts.source.coupon')) return id
      const source = { type: 'coupon', coupon: stripeObjects.coupon(account.find(account.coupons, 'coupon', coupon)) }
      return { id, object: 'discount', subscription, start: of.created, end, source }
    }
    return {
      id: of.id,
      object: 'subscription',
      status: of.status,
      trial_end: of.trialEnd,
      created: of.created,
      start_date: of.created,
      billing_cycle_anchor: of.anchor,
      cancel_at_period_end: of.cancelAtPeriodEnd,
      canceled_at: of.canceledAt,
      ended_at: of.endedAt,
      currency: price.currency,
      default_payment_method: of.card,
      metadata: of.metadata,
      collection_method: 'charge_automatically',
      livemode: false,
      discounts: of.coupon ? [discountOf(of.id, of.coupon)] : [],
      customer: expanded.includes('customer') ? stripeObjects.customer(customer) : of.customer,
      items: stripeObjects.list(`/v1/subscription_items?subscription=${of.id}`, [
        {
          id: `si_${of.id}`,
          object: 'subscription_item',
          subscription: of.id,
          quantity: 1,
          current_period_start: of.start,
          current_period_end: of.end,
          price: stripeObjects.price(price),
        },
      ]),
    }
  },

  invoice: (of: Invoice) => ({
    id: of.id,
    object: 'invoice',
    customer: of.customer,
    currency: of.currency,
    status: of.status,
    amount_due: of.due,
    amount_paid: of.paid,
    amount_remaining: of.due - of.paid,
    total: of.due,
    billing_reason: of.because,
    attempt_count: of.attempts,
    attempted: of.attempts > 0,
    next_payment_attempt: of.next,
    created: of.created,
    period_start: of.start,
    period_end: of.start,
    livemode: false,
    parent: { type: 'subscription_details', subscription_details: { subscription: of.subscription, metadata: {} } },
    status_transitions: {
      paid_at: of.paidAt,
      finalized_at: of.created,
      marked_uncollectible_at: null,
      voided_at: null,
    },
    lines: stripeObjects.list(`/v1/invoices/${of.id}/lines`, [
      { id: `il_${of.id}`, object: 'line_item', amount: of.due, period: { start: of.start, end: of.end } },
    ]),
    payments: stripeObjects.list(
      '/v1/invoice_payments',
      of.intent === null
        ? []
        : [
            {
              id: `inpay_${of.id}`,
              object: 'invoice_payment',
              invoice: of.id,
              status: 'paid',
              amount_paid: of.paid,
              payment: { type: 'payment_intent', payment_intent: of.intent },
            },
          ],
    ),
  }),

  /** A charge, or a refund as the source of a balance transaction. */
  charge: ({ kind, source, intent, amount, currency }: BalanceTransaction) => ({
    id: source,
    object: kind,
    amount: Math.abs(amount),
    currency,
    payment_intent: intent,
  }),

  transaction: ({ id, kind, source, amount, fee, currency, created }: BalanceTransaction) => ({
    id,
    object: 'balance_transaction',
    type: kind,
    reporting_category: kind,
    source,
    amount,
    fee,
    net: amount - fee,
    currency,
    created,
    exchange_rate: null,
  }),

  payout: ({ id, amount, currency, arrives, created, automatic }: Payout) => ({
    id,
    object: 'payout',
    amount,
    currency,
    arrival_date: arrives,
    created,
    automatic,
    status: 'paid',
    livemode: false,
  }),

  refund: ({ id, intent, amount, created }: Refund) => {
    return { id, object: 'refund', payment_intent: intent, amount, status: 'succeeded', currency: 'gbp', created }
  },
}
