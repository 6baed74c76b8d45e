import type Stripe from 'stripe'
import type { Held, Order, Outcome, Payments, Standing } from '../../../modules/subscription/payments.ts'
import { createStripeCatalogue } from './stripe-catalogue.ts'
import { idOf, type StripeClient } from './stripe-client.ts'
import { ownerMetadata, readOwner } from './stripe-owner.ts'
import { type Fetched, projectSubscription } from './stripe-projection.ts'

const declinedText = 'Your card was declined.'

/** Memberships run by Stripe's subscriptions (D-75). The truth is there; ours is a projection of it. */
export function createStripePayments(stripe: StripeClient): Payments {
  const catalogue = createStripeCatalogue(stripe)

  async function begin(order: Order): Promise<Outcome> {
    const { id, customer, sourceToken, plan, discount } = order
    if (customer === null) return { paid: false, message: declinedText }
    return orDeclined(async () => {
      const card = await stripe.paymentMethods.attach(sourceToken, { customer }, { idempotencyKey: `card:${id}` })
      const [price, coupon] = await Promise.all([catalogue.priceOf(plan), discount && catalogue.couponOf(discount)])
      const subscription = await stripe.subscriptions.create(
        {
          customer,
          items: [{ price }],
          default_payment_method: card.id,
          // A card that isn't charged begins nothing.
          payment_behavior: 'error_if_incomplete',
          off_session: true,
          ...(coupon && { discounts: [{ coupon }] }),
          metadata: ownerMetadata({ ...order, planTag: plan.tag }),
        },
        { idempotencyKey: `subscription:${id}` },
      )
      return read(subscription.id, orderKnown(order))
    })
  }

  async function find(order: Order): Promise<Held | null> {
    if (order.customer === null) return null
    for await (const found of stripe.subscriptions.list({ customer: order.customer, status: 'all', limit: 100 })) {
      if (readOwner(found.metadata)?.id === order.id) return read(found.id, orderKnown(order))
    }
    return null
  }

  async function catchUp(standing: Standing): Promise<Held> {
    const known = knownOf(standing)
    const fetched = await fetchAll(referenceOf(standing))
    const [last] = fetched.invoices.filter(({ status }) => status === 'paid')
    const isPaidBack = last?.id !== undefined && fetched.refunded.has(last.id)
    // Whoever got the last payment back, by whatever way, has nothing left that is paid for.
    if (isPaidBack && fetched.subscription.status !== 'canceled') return cancelNow(standing)
    return projectSubscription(fetched, known, catalogue.planOf)
  }

  async function update(standing: Standing, changes: Stripe.SubscriptionUpdateParams): Promise<Held> {
    await stripe.subscriptions.update(referenceOf(standing), changes)
    return read(referenceOf(standing), knownOf(standing))
  }

  async function changePlan(standing: Standing, plan: Standing['plan']): Promise<Outcome> {
    const reference = referenceOf(standing)
    return orDeclined(async () => {
      const subscription = await stripe.subscriptions.retrieve(reference)
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
          cancel_at_period_end: false,
          metadata: owner ? ownerMetadata({ ...owner, planTag: plan.tag }) : {},
        },
        // The same change out of the same period is one change.
        { idempotencyKey: `change:${reference}:${plan.tag}:${item?.current_period_start}` },
      )
      return read(reference, knownOf(standing))
    })
  }

  async function cancelNow(standing: Standing): Promise<Held> {
    const reference = referenceOf(standing)
    const { status } = await stripe.subscriptions.retrieve(reference)
    if (status !== 'canceled') await stripe.subscriptions.cancel(reference)
    return read(reference, knownOf(standing))
  }

  async function refund(standing: Standing): Promise<Held> {
    const { invoices, refunded } = await fetchAll(referenceOf(standing))
    const last = invoices.find(({ status, amount_paid }) => status === 'paid' && amount_paid > 0)
    const intent = last && paymentIntentOf(last)
    if (last?.id && intent && !refunded.has(last.id)) {
      await stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `refund:${last.id}` })
    }
    return cancelNow(standing)
  }

  type Known = Parameters<typeof projectSubscription>[1]

  async function read(reference: string, known: Known): Promise<Held> {
    return projectSubscription(await fetchAll(reference), known, catalogue.planOf)
  }

  async function fetchAll(reference: string): Promise<Fetched> {
    const [subscription, { data: invoices }] = await Promise.all([
      stripe.subscriptions.retrieve(reference, { expand: ['customer'] }),
      stripe.invoices.list({ subscription: reference, limit: 100, expand: ['data.payments'] }),
    ])
    const last = invoices.find(({ status, amount_paid }) => status === 'paid' && amount_paid > 0)
    const intent = last && paymentIntentOf(last)
    const refunds = intent ? (await stripe.refunds.list({ payment_intent: intent, limit: 100 })).data : []
    const paidBack = refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled')
    const sum = paidBack.reduce((total, { amount }) => total + amount, 0)
    const { customer } = subscription
    return {
      subscription,
      invoices,
      refunded: new Set(last?.id && sum > 0 && sum >= last.amount_paid ? [last.id] : []),
      customerBalance: typeof customer === 'object' && !customer.deleted ? customer.balance : 0,
    }
  }

  return {
    provider: 'stripe',
    keeps: 'there',
    accepts: (sourceToken) => /^pm_\w{1,190}$/.test(sourceToken),
    ...{ begin, find, catchUp, changePlan, refund },
    cancel: (standing) => update(standing, { cancel_at_period_end: true }),
    resume: (standing) => update(standing, { cancel_at_period_end: false }),
    end: cancelNow,
  }
}

function paymentIntentOf({ payments }: Stripe.Invoice): string | null {
  return idOf(payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent)
}

function orderKnown({ plan, discount }: Order) {
  return { plans: [plan], fallback: plan, discount: discount?.terms ?? null }
}

function knownOf({ plan, plans, billing }: Standing) {
  const discount = billing.state === 'active' || billing.state === 'pastDue' ? billing.discount : null
  return { plans, fallback: plan, discount }
}

function referenceOf({ reference }: Standing): string {
  if (reference === null) throw new Error('This membership is not at Stripe.')
  return reference
}

/** What the card's bank says is for the member to read; all else is not about the card. */
async function orDeclined(work: () => Promise<Held>): Promise<Outcome> {
  try {
    return { paid: true, held: await work() }
  } catch (error) {
    const { type, code, message } = error as { type?: string; code?: string; message?: string }
    if (type === 'StripeCardError') return { paid: false, message: message ?? declinedText }
    // A card that was never there, or was another member's.
    if (type === 'StripeInvalidRequestError' && code === 'resource_missing')
      return { paid: false, message: declinedText }
    throw error
  }
}
