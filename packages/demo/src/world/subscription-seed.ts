import { daysFrom } from './day-clock.ts'
import type { PlanSeed, ProductSeed } from './products.ts'

export type SubscriptionSeed = PaidSubscriptionSeed | FreeAccessSeed

export type PaidSubscriptionSeed = {
  kind: 'paid'
  status: 'active' | 'trialing' | 'canceled'
  productId: string
  planTag: string
  startedAt: string
  /** Null while active. */
  endedAt: string | null
  trialStartedAt: string | null
  currentPeriodStart: string
  currentPeriodEnd: string
  canceledAt: string | null
  cancelAtPeriodEnd: boolean
  discount: { code: string; percentageOff: number; expiresAt: string } | null
  /** Minor units; null if nothing was charged yet. */
  lastInvoiceAmount: number | null
  /** Whether a card is stored for the next invoice. */
  hasCard: boolean
}

export type FreeAccessSeed = {
  kind: 'freeaccess'
  code: string
  startedAt: string
  /** Null means no end. */
  endsAt: string | null
}

type Days = {
  /** Since the current period began. */ since: number /** Until it ends, negative when it has. */
  left: number
}

export function paidSubscription(
  product: ProductSeed,
  interval: PlanSeed['interval'],
  days: Days,
  now: Date,
  own: Partial<PaidSubscriptionSeed> = {},
): PaidSubscriptionSeed {
  const plan = product.plans.find((candidate) => candidate.interval === interval)
  if (!plan) throw new RangeError(`${product.productId} is not sold ${interval}`)
  return {
    kind: 'paid',
    status: 'active',
    productId: product.productId,
    planTag: plan.tag,
    startedAt: daysFrom(now, -days.since),
    endedAt: null,
    trialStartedAt: null,
    currentPeriodStart: daysFrom(now, -days.since),
    currentPeriodEnd: daysFrom(now, days.left),
    canceledAt: null,
    cancelAtPeriodEnd: false,
    discount: null,
    lastInvoiceAmount: plan.price,
    hasCard: true,
    ...own,
  }
}

/** A trial of the monthly plan, which needs no card. */
export function trialSubscription(
  product: ProductSeed,
  days: Days,
  now: Date,
  own: Partial<PaidSubscriptionSeed> = {},
): PaidSubscriptionSeed {
  return paidSubscription(product, 'Monthly', days, now, {
    status: 'trialing',
    trialStartedAt: daysFrom(now, -days.since),
    lastInvoiceAmount: null,
    hasCard: false,
    ...own,
  })
}
