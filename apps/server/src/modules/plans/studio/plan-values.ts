import type { PlanFields, StudioPlan } from '@upbeat/contract/studio/entities/selling/plan'
import { majorUnits, minorUnits } from '@upbeat/rules/subscription/money'
import { intervalOf, planPeriodOf } from '@upbeat/rules/subscription/plan-period'
import { invalidFields } from '../../../platform/http/parse-fields.ts'
import type { PlanRow } from '../plan.ts'

/** What the history stores of a plan. */
export type PlanValues = PlanFields & { tag: string; currency: string; isArchived: boolean }
/** A change of price, period or renewal is a new price with a tag of its own. */
export type PlanTerms = Pick<PlanRow, 'interval' | 'intervalCount' | 'renews' | 'priceMinor' | 'currency'>

/** @throws Failure invalidRequest naming `price` if it has more decimals than its currency */
export function termsOf({ price, period, renews = true }: PlanFields, currency: string): PlanTerms {
  const priceMinor = minorUnits(price, currency)
  if (majorUnits(priceMinor, currency) !== price)
    throw invalidFields([{ path: 'price', message: 'More decimals than the currency has' }])
  return { ...intervalOf(period), renews, priceMinor, currency: currency.toLowerCase() }
}

export function shownOf({ name, trialDays, benefits }: PlanFields) {
  return { displayName: name, trialPeriodDays: trialDays || null, benefits }
}

export function hasTerms(row: PlanRow, terms: PlanTerms): boolean {
  const isSamePeriod = row.interval === terms.interval && row.intervalCount === terms.intervalCount
  return (
    isSamePeriod &&
    row.renews === terms.renews &&
    row.priceMinor === terms.priceMinor &&
    row.currency === terms.currency
  )
}

export function valuesOf(row: PlanRow): PlanValues {
  return {
    tag: row.tag,
    name: row.displayName,
    price: majorUnits(row.priceMinor, row.currency),
    currency: row.currency.toUpperCase(),
    period: planPeriodOf(row),
    renews: row.renews,
    trialDays: row.trialPeriodDays ?? 0,
    benefits: row.benefits,
    isArchived: row.archivedAt !== null,
  }
}

/** Every plan with its former prices. `countOf` is how many subscribers of a tag the reader may see. */
export function presentPlans(rows: readonly PlanRow[], countOf: (tag: string) => number | null): StudioPlan[] {
  return rows
    .filter(({ replacedBy }) => replacedBy === null)
    .map((row) => ({
      tag: row.tag,
      name: row.displayName,
      trialDays: row.trialPeriodDays ?? 0,
      benefits: row.benefits,
      isArchived: row.archivedAt !== null,
      revision: row.revision,
      ...pricedAt(row, countOf),
      earlier: earlierOf(row, rows).map((former) => ({ tag: former.tag, ...pricedAt(former, countOf) })),
    }))
}

function pricedAt(row: PlanRow, countOf: (tag: string) => number | null) {
  return {
    price: majorUnits(row.priceMinor, row.currency),
    currency: row.currency.toUpperCase(),
    period: planPeriodOf(row),
    renews: row.renews,
    subscribers: countOf(row.tag),
  }
}

/** The prices that this one has replaced, newest first. */
function earlierOf({ tag }: PlanRow, rows: readonly PlanRow[], seen = new Set([tag])): PlanRow[] {
  const direct = rows.filter(({ replacedBy, tag: former }) => replacedBy === tag && !seen.has(former))
  for (const former of direct) seen.add(former.tag)
  return direct.flatMap((former) => [former, ...earlierOf(former, rows, seen)])
}
