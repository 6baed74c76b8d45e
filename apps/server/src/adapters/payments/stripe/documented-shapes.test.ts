import { describe, expect, it } from 'vitest'
import { unsoldPlan } from '../../../modules/subscription/purchase/unsold-plan.ts'
import { event, invoice, subscription } from '../../../testing/stripe/documented-shapes.ts'
import { createStripeAccount } from '../../../testing/stripe/stripe-account.ts'
import { stripeObjects } from '../../../testing/stripe/stripe-objects.ts'
import { createStripeCatalogue } from './stripe-catalogue.ts'
import { createStripeClient } from './stripe-client.ts'
import { createStripeEvents } from './stripe-events.ts'
import { projectSubscription } from './stripe-projection.ts'

const settings = { STRIPE_API_BASE: 'http://127.0.0.1:9', STRIPE_TIMEOUT_SECONDS: 1, STRIPE_SECRET_KEY: 'sk_test_1' }
const stripe = createStripeClient(settings)
const gold = { ...unsoldPlan('club-1', 'gold-monthly'), priceMinor: 999, stripePriceId: 'price_monthly' }
const known = { plans: [gold], fallback: unsoldPlan('club-1', 'none'), discount: null }
const { planOf } = createStripeCatalogue(stripe)

function project(change: Partial<typeof subscription>, invoices = [invoice('in_1', 'paid')]) {
  const fetched = { subscription: { ...subscription, ...change }, invoices, refunded: new Map<string, number>() }
  return projectSubscription({ ...fetched, customerBalance: 0 }, known, planOf)
}

describe('the objects of Stripe’s reference', () => {
  it('are read as a membership with its bills', () => {
    const { planTag, billing, bills } = project({})
    expect(planTag).toBe('gold-monthly')
    expect(billing).toMatchObject({ state: 'active', periodEnd: 1_782_592_000_000, cancelledAt: null })
    expect(bills).toMatchObject([{ reason: 'in_1', status: 'paid', amountMinor: 999, currency: 'gbp', retryAt: null }])
  })

  it('SELL-05 are read with the tax that Stripe calculated, or as not known', () => {
    const tax = { amount: 167, tax_behavior: 'inclusive', taxability_reason: 'standard_rated', taxable_amount: 832 }
    const taxed = {
      ...invoice('in_1', 'paid'),
      total_taxes: [{ ...tax, tax_rate_details: null, type: 'tax_rate_details' }],
    }
    expect(project({}, [taxed as ReturnType<typeof invoice>]).bills).toMatchObject([
      { amountMinor: 999, taxMinor: 167 },
    ])
    expect(project({}).bills).toMatchObject([{ taxMinor: null, refundedAt: null }])
  })

  it('are read with a cancellation, a failed renewal and an end', () => {
    const cancelled = project({ cancel_at_period_end: true, canceled_at: 1_780_000_100 })
    expect(cancelled.billing).toMatchObject({ state: 'active', cancelledAt: 1_780_000_100_000 })
    const failing = project({ status: 'past_due' }, [invoice('in_2', 'open', 1_780_100_000), invoice('in_1', 'paid')])
    expect(failing.billing).toMatchObject({ state: 'pastDue', failedAttempts: 1, nextAttemptAt: 1_780_100_000_000 })
    expect(failing.bills.map(({ status }) => status)).toEqual(['failed', 'paid'])
    const over = project({ status: 'canceled', ended_at: 1_781_000_000 })
    expect(over.billing).toEqual({ state: 'ended', endedAt: 1_781_000_000_000 })
  })

  it.each([
    ['an invoice', event('invoice.payment_failed', invoice('in_2', 'open')), null],
    ['a subscription', event('customer.subscription.updated', subscription), 'own-1'],
  ])('are received as an event about %s', (_, sent, owner) => {
    const body = JSON.stringify(sent)
    const secret = 'whsec_1'
    const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: sent.created })
    const { read } = createStripeEvents(stripe, { secret, account: null, actingFor: null })
    const heard = read(new TextEncoder().encode(body), signature, new Date(sent.created * 1000))
    expect(heard).toMatchObject({ id: 'evt_1', kind: sent.type, reference: 'sub_1' })
    expect(heard?.owner?.id ?? null).toBe(owner)
  })

  it('have the same fields as our test server’s replies', () => {
    const account = createStripeAccount({ now: () => 1_780_000_000 }, () => {})
    const ids = { customer: 'cus_1', price: 'price_1', currency: 'gbp' }
    account.customers.set('cus_1', {
      id: 'cus_1',
      email: '',
      name: '',
      balance: 0,
      deleted: false,
      metadata: {},
      setups: 0,
      setup: null,
    })
    account.prices.set('price_1', {
      id: 'price_1',
      unit_amount: 999,
      currency: 'gbp',
      lookup_key: null,
      interval: 'month',
      count: 1,
    })
    const times = { created: 1, anchor: 1, start: 1, end: 2, canceledAt: null, endedAt: null }
    const ours = stripeObjects.subscription(
      {
        ...ids,
        ...times,
        id: 'sub_1',
        card: 'pm_1',
        status: 'active',
        cancelAtPeriodEnd: false,
        trialEnd: null,
        coupon: null,
        metadata: {},
      },
      account,
    )
    expect(differences(ours, subscription)).toEqual([])
    const bill = { due: 999, paid: 999, attempts: 1, next: null, created: 1, paidAt: 1, intent: null, start: 1, end: 2 }
    const { payments: _expanded, ...shown } = stripeObjects.invoice({
      ...ids,
      ...bill,
      id: 'in_1',
      subscription: 'sub_1',
      status: 'paid',
      because: 'subscription_create',
    })
    expect(differences(shown, invoice('in_1', 'paid'))).toEqual([])
  })
})

/** The fields of `ours` that the documented object lacks, or has with another type. */
function differences(ours: unknown, documented: unknown, path = ''): string[] {
  if (ours === null || documented === null) return []
  if (Array.isArray(ours) && Array.isArray(documented))
    return documented.length === 0 ? [] : ours.flatMap((each) => differences(each, documented[0], `${path}[]`))
  if (typeof ours !== typeof documented || Array.isArray(ours) !== Array.isArray(documented)) return [path]
  if (typeof ours !== 'object' || path.endsWith('.metadata')) return []
  const known = documented as Record<string, unknown>
  return Object.entries(ours as object).flatMap(([name, value]) =>
    name in known ? differences(value, known[name], `${path}.${name}`) : [`${path}.${name}`],
  )
}
