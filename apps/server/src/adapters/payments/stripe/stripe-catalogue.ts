import { majorUnits } from '@upbeat/rules/subscription/money'
import type { Membership, Order } from '../../../modules/subscription/billing/payments.ts'
import type { StripeClient } from './stripe-client.ts'

type Plan = Membership['plan']
export type StripeCatalogue = ReturnType<typeof createStripeCatalogue>

const intervals = {
  Daily: { interval: 'day', times: 1 },
  trial: { interval: 'month', times: 1 },
  Monthly: { interval: 'month', times: 1 },
  Quarterly: { interval: 'month', times: 3 },
  Annually: { interval: 'year', times: 1 },
} as const

/** Prices and coupons at Stripe. Missing ones are created with our keys, so a club has to set up nothing there. */
export function createStripeCatalogue(stripe: StripeClient) {
  const prices = new Map<string, Promise<string>>()

  function priceOf(plan: Plan): Promise<string> {
    if (plan.stripePriceId) return Promise.resolve(plan.stripePriceId)
    const key = lookupKey(plan)
    const known = prices.get(key) ?? findOrMakePrice(plan, key)
    prices.set(key, known)
    // A failed look-up is retried next time.
    known.catch(() => prices.delete(key))
    return known
  }

  async function findOrMakePrice(plan: Plan, key: string): Promise<string> {
    const found = await stripe.prices.list({ lookup_keys: [key], limit: 1 })
    const { interval, times } = intervals[plan.interval]
    const [price] = found.data
    if (price) return price.id
    const made = await stripe.prices.create(
      {
        currency: plan.currency,
        unit_amount: plan.priceMinor,
        recurring: { interval, interval_count: times * plan.intervalCount },
        lookup_key: key,
        product_data: { name: plan.displayName },
      },
      { idempotencyKey: `price:${key}` },
    )
    return made.id
  }

  /**
   * A coupon for a code's terms, shared by codes with equal terms. Its name appears on the member's invoices, where
   * Stripe would show the id otherwise.
   */
  async function couponOf({ terms, months }: NonNullable<Order['discount']>, currency: string): Promise<string> {
    const off = offOf(terms, currency)
    const id = `code-${off.id}-${months ?? 'always'}`
    const duration = months === null ? { duration: 'forever' } : { duration: 'repeating', duration_in_months: months }
    try {
      return (await stripe.coupons.retrieve(id)).id
    } catch (error) {
      if ((error as { statusCode?: number }).statusCode !== 404) throw error
    }
    const coupon = { id, name: off.name, ...off.terms, ...duration } as const
    return (await stripe.coupons.create(coupon, { idempotencyKey: `coupon:${id}` })).id
  }

  /** The plan of a price, also one that was changed in Stripe's dashboard. */
  function planOf(priceId: string, key: string | null, plans: readonly Plan[]): Plan | undefined {
    return plans.find((plan) => (plan.stripePriceId ? plan.stripePriceId === priceId : lookupKey(plan) === key))
  }

  return { priceOf, couponOf, planOf }
}

function offOf(terms: NonNullable<Order['discount']>['terms'], currency: string) {
  if ('percentageOff' in terms) {
    const { percentageOff } = terms
    return { id: String(percentageOff), name: `-${percentageOff}%`, terms: { percent_off: percentageOff } }
  }
  const amount = `${majorUnits(terms.amountOffMinor, currency)} ${currency.toUpperCase()}`
  const id = `${terms.amountOffMinor}${currency}`
  return { id, name: `-${amount}`, terms: { amount_off: terms.amountOffMinor, currency } }
}

/** A changed price is a new price: existing subscribers keep the old one. */
function lookupKey({ tenantId, tag, priceMinor, currency }: Plan) {
  return `upbeat_${tenantId}_${tag}_${priceMinor}${currency}`
}
