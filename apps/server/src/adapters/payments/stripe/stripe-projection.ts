import { type Billing, type Discount, planTerms } from '@upbeat/rules/subscription/billing'
import type Stripe from 'stripe'
import type { Bill, Held, Membership } from '../../../modules/subscription/billing/payments.ts'
import type { StripeCatalogue } from './stripe-catalogue.ts'
import { idOf, milliseconds } from './stripe-client.ts'
import { readPause } from './stripe-pause.ts'

/** Everything fetched to determine a membership's state. */
export type Fetched = {
  subscription: Stripe.Subscription
  /** Newest first. */
  invoices: readonly Stripe.Invoice[]
  /** When invoices were fully refunded, in epoch milliseconds, by their ids. */
  refunded: ReadonlyMap<string, number>
  customerBalance: number
}
type Known = { plans: Membership['plans']; fallback: Membership['plan']; discount: Discount | null }

/**
 * Projects a Stripe subscription onto our data. It depends only on what was fetched, so it doesn't matter which event
 * caused the fetch, how often it ran, or which events were lost.
 */
export function projectSubscription(fetched: Fetched, known: Known, planOf: StripeCatalogue['planOf']): Held {
  const { subscription } = fetched
  const price = subscription.items.data[0]?.price
  const plan = price && planOf(price.id, price.lookup_key, known.plans)
  return {
    reference: subscription.id,
    planTag: plan?.tag ?? known.fallback.tag,
    billing: billingOf(fetched, plan ?? known.fallback, known.discount ?? discountOf(subscription)),
    bills: fetched.invoices.flatMap((invoice) => billOf(invoice, fetched.refunded)),
  }
}

function billingOf(fetched: Fetched, planRow: Membership['plan'], discount: Discount | null): Billing {
  const { subscription, invoices, customerBalance } = fetched
  const item = subscription.items.data[0]
  if (!item || !['active', 'trialing', 'past_due'].includes(subscription.status))
    return { state: 'ended', endedAt: endOf(subscription) }
  const paid = {
    plan: planTerms(planRow),
    periodStart: milliseconds(item.current_period_start),
    periodEnd: milliseconds(item.current_period_end),
    anchor: milliseconds(subscription.billing_cycle_anchor),
    discount,
    creditMinor: Math.max(0, -customerBalance),
    ...readPause(subscription),
  }
  if (subscription.status !== 'past_due') {
    const isCancelled = subscription.cancel_at_period_end && planRow.renews
    const since = subscription.canceled_at ?? subscription.created
    return { state: 'active', ...paid, cancelledAt: isCancelled ? milliseconds(since) : null }
  }
  const open = invoices.find(({ status }) => status === 'open')
  const next = open?.next_payment_attempt
  return {
    state: 'pastDue',
    ...paid,
    failedAttempts: Math.max(1, open?.attempt_count ?? 1),
    nextAttemptAt: next ? milliseconds(next) : paid.periodEnd,
  }
}

/** The discount, if our database doesn't know it. */
function discountOf({ discounts }: Stripe.Subscription): Discount | null {
  // Stripe's documentation shows null if there are none; its types don't.
  for (const discount of discounts ?? []) {
    const coupon = typeof discount === 'object' ? discount.source.coupon : null
    if (typeof discount !== 'object' || coupon === null || typeof coupon !== 'object') continue
    const endsAt = discount.end === null ? Number.POSITIVE_INFINITY : milliseconds(discount.end)
    if (coupon.percent_off) return { percentageOff: coupon.percent_off, endsAt }
    if (coupon.amount_off) return { amountOffMinor: coupon.amount_off, endsAt }
  }
  return null
}

function endOf({ ended_at, canceled_at, created, items }: Stripe.Subscription) {
  return milliseconds(ended_at ?? canceled_at ?? items.data[0]?.current_period_start ?? created)
}

/** Drafts, and invoices whose payment was never attempted, aren't bills yet. */
function billOf(invoice: Stripe.Invoice, refunded: ReadonlyMap<string, number>): Bill[] {
  const { id, status, attempt_count, next_payment_attempt, lines } = invoice
  if (!id || status === 'draft' || status === null || (status !== 'paid' && attempt_count === 0)) return []
  const period = lines.data.at(-1)?.period ?? { start: invoice.period_start, end: invoice.period_end }
  const isPaid = status === 'paid'
  return [
    {
      reason: id,
      amountMinor: isPaid ? invoice.amount_paid : invoice.amount_due,
      currency: invoice.currency,
      status: refunded.has(id) ? 'refunded' : isPaid ? 'paid' : 'failed',
      attempts: Math.max(1, attempt_count),
      periodStart: milliseconds(period.start),
      periodEnd: milliseconds(period.end),
      at: milliseconds(invoice.status_transitions.paid_at ?? invoice.created),
      refundedAt: refunded.get(id) ?? null,
      taxMinor: taxOf(invoice),
      paymentReference: paymentIntentOf(invoice),
      retryAt: isPaid || !next_payment_attempt ? null : milliseconds(next_payment_attempt),
    },
  ]
}

/** The payment intent that paid an invoice. */
export function paymentIntentOf({ payments }: Stripe.Invoice): string | null {
  return idOf(payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent)
}

/** Null without Stripe Tax or tax rates. */
function taxOf({ total_taxes: taxes }: Stripe.Invoice): number | null {
  return taxes && taxes.length > 0 ? taxes.reduce((sum, { amount }) => sum + amount, 0) : null
}
