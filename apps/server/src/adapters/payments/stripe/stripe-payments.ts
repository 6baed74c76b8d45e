import { isPausedAt, isTerm, type PauseMonths, pauseEnd } from '@upbeat/rules/subscription/billing'
import type Stripe from 'stripe'
import type {
  CustomerContact,
  Held,
  Membership,
  Order,
  Outcome,
  Payments,
} from '../../../modules/subscription/billing/payments.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { createStripeCatalogue } from './stripe-catalogue.ts'
import { milliseconds, type StripeClient, seconds } from './stripe-client.ts'
import { within } from './stripe-deadline.ts'
import { ownerMetadata, readOwner } from './stripe-owner.ts'
import { noPause, pauseMetadata } from './stripe-pause.ts'
import { type Fetched, paymentIntentOf, projectSubscription } from './stripe-projection.ts'

/** For a purchase's several requests with their retries: they end before the purchase counts as abandoned. */
const maxBeginMs = 60_000
const declinedText = 'Your card was declined.'

/**
 * Memberships as Stripe subscriptions (D-75). Stripe's state is authoritative; ours is a projection of it. `account` is
 * the club's own; null for the installation's.
 */
export function createStripePayments(stripe: StripeClient, account: string | null): Payments {
  const catalogue = createStripeCatalogue(stripe)

  async function begin(order: Order): Promise<Outcome> {
    const { id, customer, sourceToken, plan, discount } = order
    if (customer === null) return { paid: false, message: declinedText }
    const work = async () => {
      const card = await stripe.paymentMethods.attach(sourceToken, { customer }, { idempotencyKey: `card:${id}` })
      const [price, coupon] = await Promise.all([
        catalogue.priceOf(plan),
        discount && catalogue.couponOf(discount, plan.currency),
      ])
      const subscription = await stripe.subscriptions.create(
        {
          customer,
          items: [{ price }],
          default_payment_method: card.id,
          // A term is a subscription of one period: charged once, and ended by Stripe.
          cancel_at_period_end: !plan.renews,
          // Don't create a subscription if the card can't be charged.
          payment_behavior: 'error_if_incomplete',
          off_session: true,
          ...(coupon && { discounts: [{ coupon }] }),
          metadata: ownerMetadata({ ...order, planTag: plan.tag, discountCode: discount?.code ?? null }),
        },
        { idempotencyKey: `subscription:${id}` },
      )
      return read(subscription.id, orderKnown(order))
    }
    return within(maxBeginMs, () => orDeclined(work))
  }

  async function find(order: Order): Promise<Held | null> {
    if (order.customer === null) return null
    for await (const found of stripe.subscriptions.list({ customer: order.customer, status: 'all', limit: 100 })) {
      if (readOwner(found.metadata)?.id === order.id) return read(found.id, orderKnown(order))
    }
    return null
  }

  async function catchUp(membership: Membership): Promise<Held> {
    const known = knownOf(membership)
    const fetched = await fetchAll(referenceOf(membership))
    const [last] = fetched.invoices.filter(({ status }) => status === 'paid')
    const isPaidBack = last?.id !== undefined && fetched.refunded.has(last.id)
    // A membership ends if its last payment was refunded, by whatever means.
    if (isPaidBack && fetched.subscription.status !== 'canceled') return cancelNow(membership)
    const held = projectSubscription(fetched, known, catalogue.planOf)
    // Someone has undone the end of a term in Stripe's dashboard: its plan isn't charged again.
    const isProlonged = isTerm(held.billing) && !fetched.subscription.cancel_at_period_end
    return isProlonged ? update(membership, { cancel_at_period_end: true }) : held
  }

  async function update(membership: Membership, changes: Stripe.SubscriptionUpdateParams): Promise<Held> {
    await stripe.subscriptions.update(referenceOf(membership), changes)
    return read(referenceOf(membership), knownOf(membership))
  }

  /** While a renewal is failing nothing is paid for, so it ends at once, and the card isn't charged again. */
  async function cancel(membership: Membership, at: number): Promise<Held> {
    const { billing } = membership
    if (isPausedAt(billing, at)) return cancelNow(membership)
    // A pause that hasn't begun is given up.
    const isAhead = billing.state === 'active' && billing.pausedUntil !== undefined
    const back = isAhead && {
      trial_end: seconds(billing.periodEnd),
      proration_behavior: 'none' as const,
      metadata: pauseMetadata({ from: null, since: seconds(billing.periodStart) }),
    }
    const held = await update(membership, { cancel_at_period_end: true, ...back })
    return held.billing.state === 'pastDue' ? cancelNow(membership) : held
  }

  /**
   * Moves the next charge by a trial, as Stripe's guide on billing cycles does: its `trial_end` becomes the anchor of the periods. What is
   * paid for is kept in the metadata, since the trial replaces the period there.
   */
  async function pause(membership: Membership, months: PauseMonths): Promise<Held> {
    const { billing } = membership
    if (billing.state !== 'active') return read(referenceOf(membership), knownOf(membership))
    const until = pauseEnd(billing.periodEnd, months)
    await stripe.subscriptions.update(
      referenceOf(membership),
      {
        trial_end: seconds(until),
        proration_behavior: 'none',
        metadata: pauseMetadata({ from: seconds(billing.periodEnd), since: seconds(billing.periodStart) }),
      },
      { idempotencyKey: `pause:${referenceOf(membership)}:${months}:${membership.revision}` },
    )
    return read(referenceOf(membership), knownOf(membership))
  }

  async function unpause(membership: Membership, at: number): Promise<Outcome> {
    const { billing } = membership
    if (billing.state !== 'active') return { paid: true, held: await catchUp(membership) }
    const isUnderWay = isPausedAt(billing, at)
    return orDeclined(() =>
      update(membership, {
        trial_end: isUnderWay ? 'now' : seconds(billing.periodEnd),
        proration_behavior: 'none',
        ...(isUnderWay && { payment_behavior: 'error_if_incomplete', off_session: true }),
        metadata: isUnderWay ? noPause : pauseMetadata({ from: null, since: seconds(billing.periodStart) }),
      }),
    )
  }

  async function changePlan(membership: Membership, plan: Membership['plan']): Promise<Outcome> {
    const reference = referenceOf(membership)
    return orDeclined(async () => {
      const subscription = await stripe.subscriptions.retrieve(reference)
      // A trial has no value that Stripe could take off, so the rest of what was paid would be lost.
      if (subscription.status === 'trialing') throw new Failure('membershipPaused')
      const item = subscription.items.data[0]
      const owner = readOwner(subscription.metadata)
      await stripe.subscriptions.update(
        reference,
        {
          items: [{ ...(item && { id: item.id }), price: await catalogue.priceOf(plan) }],
          billing_cycle_anchor: { type: 'now' },
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
          off_session: true,
          cancel_at_period_end: !plan.renews,
          metadata: owner ? ownerMetadata({ ...owner, planTag: plan.tag }) : {},
        },
        // Repeating a change from the same state is one change; a refusal raises the revision, so the next attempt is a
        // new one.
        { idempotencyKey: `change:${reference}:${plan.tag}:${membership.revision}` },
      )
      return read(reference, knownOf(membership))
    })
  }

  async function cancelNow(membership: Membership): Promise<Held> {
    const reference = referenceOf(membership)
    const { status } = await stripe.subscriptions.retrieve(reference)
    if (status !== 'canceled') await stripe.subscriptions.cancel(reference)
    return read(reference, knownOf(membership))
  }

  async function refund(membership: Membership): Promise<Held> {
    const { invoices, refunded } = await fetchAll(referenceOf(membership))
    const last = invoices.find(wasCharged)
    if (last?.id && !refunded.has(last.id)) await payBack(last)
    return cancelNow(membership)
  }

  /** Ends it first, so that no payment is made after the invoices are read. */
  async function takeBack(membership: Membership, _at: number, since: number): Promise<Held> {
    await cancelNow(membership)
    const { invoices, refunded } = await fetchAll(referenceOf(membership))
    const paidSince = invoices.filter((invoice) => {
      return wasCharged(invoice) && milliseconds(invoice.status_transitions.paid_at ?? invoice.created) >= since
    })
    for (const invoice of paidSince) if (invoice.id && !refunded.has(invoice.id)) await payBack(invoice)
    return read(referenceOf(membership), knownOf(membership))
  }

  async function payBack(invoice: Stripe.Invoice) {
    const intent = paymentIntentOf(invoice)
    if (intent) await stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `refund:${invoice.id}` })
  }

  async function keepContact(customer: string, contact: CustomerContact) {
    await stripe.customers.update(customer, contact).catch((error: { statusCode?: number }) => {
      if (error.statusCode !== 404) throw error
    })
  }

  type Known = Parameters<typeof projectSubscription>[1]

  async function read(reference: string, known: Known): Promise<Held> {
    return projectSubscription(await fetchAll(reference), known, catalogue.planOf)
  }

  async function fetchAll(reference: string): Promise<Fetched> {
    const [subscription, { data: invoices }] = await Promise.all([
      stripe.subscriptions.retrieve(reference, { expand: ['customer', 'discounts.source.coupon'] }),
      stripe.invoices.list({ subscription: reference, limit: 100, expand: ['data.payments'] }),
    ])
    const { customer } = subscription
    return {
      subscription,
      // Moving a charge by a trial makes an invoice over nothing.
      invoices: invoices.filter(({ total, billing_reason }) => total !== 0 || billing_reason !== 'subscription_update'),
      refunded: await paidBackOf(invoices),
      customerBalance: typeof customer === 'object' && !customer.deleted ? customer.balance : 0,
    }
  }

  /** Refunds begin with the latest payment, so the search stops at the first that isn't fully refunded. */
  async function paidBackOf(invoices: readonly Stripe.Invoice[]): Promise<Map<string, number>> {
    const paidBack = new Map<string, number>()
    for (const invoice of invoices.filter(wasCharged)) {
      const intent = paymentIntentOf(invoice)
      const refunds = intent ? (await stripe.refunds.list({ payment_intent: intent, limit: 100 })).data : []
      const made = refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled')
      const sum = made.reduce((total, { amount }) => total + amount, 0)
      if (!invoice.id || sum === 0 || sum < invoice.amount_paid) break
      paidBack.set(invoice.id, milliseconds(Math.max(...made.map(({ created }) => created))))
    }
    return paidBack
  }

  return {
    provider: 'stripe',
    account,
    keeps: 'there',
    accepts: (sourceToken) => /^pm_\w{1,190}$/.test(sourceToken),
    begin,
    find,
    catchUp,
    cancel,
    pause,
    unpause,
    changePlan,
    takeBack,
    refund,
    keepContact,
    resume: (membership) => update(membership, { cancel_at_period_end: false }),
    end: cancelNow,
  }
}

function wasCharged({ status, amount_paid }: Stripe.Invoice) {
  return status === 'paid' && amount_paid > 0
}

function orderKnown({ plan, discount }: Order) {
  return { plans: [plan], fallback: plan, discount: discount?.terms ?? null }
}

function knownOf({ plan, plans, billing }: Membership) {
  const discount = billing.state === 'active' || billing.state === 'pastDue' ? billing.discount : null
  return { plans, fallback: plan, discount }
}

function referenceOf({ reference }: Membership): string {
  if (reference === null) throw new Error('This membership is not at Stripe.')
  return reference
}

/** Card errors are shown to the member; all other errors are thrown. */
async function orDeclined(work: () => Promise<Held>): Promise<Outcome> {
  try {
    return { paid: true, held: await work() }
  } catch (error) {
    const { type, code, message } = error as { type?: string; code?: string; message?: string }
    if (type === 'StripeCardError') return { paid: false, message: message ?? declinedText }
    // The payment method doesn't exist or belongs to another customer.
    if (type === 'StripeInvalidRequestError' && code === 'resource_missing')
      return { paid: false, message: declinedText }
    throw error
  }
}
