export type PlanSeed = {
  tag: string
  displayName: string
  interval: 'Monthly' | 'Quarterly' | 'Annually'
  intervalCount: number
  /** 0 means no trial. */
  trialPeriodDays: number
  /** Minor units. */
  price: number
  /** Lower-case ISO code. */
  currency: string
}

export type ProductSeed = { productId: string; name: string; plans: PlanSeed[] }

type Prices = { monthly: number; quarterly: number; annually: number }

/** One membership, billed monthly (after a trial), quarterly or yearly. */
export function membershipProduct(
  club: { name: string; displayName: string },
  currency: string,
  prices: Prices,
  trialPeriodDays: number,
): ProductSeed {
  return {
    productId: `${club.name}-membership`,
    name: `${club.displayName} membership`,
    plans: [
      plan(club.name, 'Monthly', prices.monthly, currency, trialPeriodDays),
      plan(club.name, 'Quarterly', prices.quarterly, currency, 0),
      plan(club.name, 'Annually', prices.annually, currency, 0),
    ],
  }
}

export function planTag(tenantName: string, interval: PlanSeed['interval']): string {
  return `${tenantName}-${interval.toLowerCase()}`
}

function plan(
  tenantName: string,
  interval: PlanSeed['interval'],
  price: number,
  currency: string,
  trialPeriodDays: number,
): PlanSeed {
  return {
    tag: planTag(tenantName, interval),
    displayName: interval,
    interval,
    intervalCount: 1,
    trialPeriodDays,
    price,
    currency,
  }
}
