import type { Plan, Product } from '@upbeat/contract/entities/product'
import { majorUnits } from '@upbeat/rules/subscription/money'
import type { PlanRow, ProductRow } from './plan.ts'

export function presentPlan(row: PlanRow): Plan {
  return {
    tag: row.tag,
    interval: row.interval,
    intervalCount: row.intervalCount,
    trialPeriodDays: row.trialPeriodDays ?? 0,
    displayName: row.displayName,
    currency: row.currency,
    price: majorUnits(row.priceMinor, row.currency),
    ...(!row.renews && { renews: row.renews as false }),
    ...(row.benefits.length > 0 && { benefits: row.benefits }),
  }
}

export function presentProduct({ id, name }: ProductRow, plans: readonly PlanRow[]): Product {
  return { productId: id, name, plans: plans.filter(({ productId }) => productId === id).map(presentPlan) }
}
