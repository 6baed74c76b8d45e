import type { Coupon } from '@upbeat/contract/entities/coupon'
import type { Subscription } from '@upbeat/contract/entities/subscription'
import { canPause, nextInvoice, renewalCharge, unusedPayment } from '@upbeat/rules/subscription/billing'
import { dayMs } from '@upbeat/rules/subscription/billing-period'
import { formatFacDate } from '@upbeat/rules/subscription/fac-date'
import { majorUnits } from '@upbeat/rules/subscription/money'
import type { CodeRow, PlanRow } from '../plans/plan.ts'
import { presentPlan } from '../plans/present.ts'
import { isPaused, isTermRow } from './access-of.ts'
import { billingOf } from './billing/billing-row.ts'
import { isRunning } from './is-running.ts'
import { lastFreeDay } from './last-free-day.ts'
import type { InvoiceRow, SubscriptionRow } from './repository.ts'

type About = {
  plans: readonly PlanRow[]
  paidInvoices: readonly InvoiceRow[]
  now: Date
  /** Whether the club lets this member pause. */
  allowsPause?: boolean
}

/** A subscription with its billing details at `now`, even if its due work hasn't run yet (ENT-22..26). */
export function presentSubscription(
  row: SubscriptionRow,
  { plans, paidInvoices, now, allowsPause }: About,
): Subscription {
  const plan = plans.find(({ tag }) => tag === row.planTag)
  const billing = billingOf(row, plan)
  const next = billing && nextInvoice(billing)
  const last = paidInvoices.find(({ subscriptionId }) => subscriptionId === row.id)
  const isDiscounted = row.percentageOff !== null || row.amountOffMinor !== null
  const hasDiscount = isDiscounted && (row.discountEndsAt === null || row.discountEndsAt > now)
  const end = row.cancelAtPeriodEnd ? row.currentPeriodEnd : null
  const amount = (minor: number | null) => (plan && minor !== null ? majorUnits(minor, plan.currency) : null)
  return {
    subscriptionTag: row.id,
    status: statusAt(row, now),
    planTag: row.planTag,
    plan: row.planTag && row.productId ? { tag: row.planTag, productId: row.productId } : null,
    plans: plan ? [presentPlan(plan)] : [],
    subscriptionStartDate: row.startedAt.toISOString(),
    subscriptionEndDate: iso(row.endsAt ?? end),
    currentPeriodEnd: iso(row.currentPeriodEnd),
    canceledAt: iso(row.canceledAt),
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    ...(isTermRow(row) && { renews: false as const }),
    ...pauseOf(row),
    ...(allowsPause && billing && canPause(billing) && isRunning(row, now) && { mayPause: true as const }),
    facCodeEndDate: lastFreeDay(row),
    discountCode: row.discountCode,
    trialPeriodStart: iso(row.trialStartedAt),
    billingFrequency: plan && plan.interval !== 'trial' ? plan.interval : null,
    subscriptionPrice: amount(plan?.priceMinor ?? null),
    currency: plan?.currency ?? null,
    percentageOff: hasDiscount ? row.percentageOff : null,
    ...(hasDiscount &&
      plan &&
      row.amountOffMinor !== null && { amountOff: majorUnits(row.amountOffMinor, plan.currency) }),
    discountExpiry: hasDiscount ? iso(row.discountEndsAt) : null,
    lastInvoiceAmount: last ? majorUnits(last.amountMinor, last.currency) : null,
    ...(last && { lastInvoiceDate: last.createdAt.toISOString() }),
    nextInvoiceDate: next ? new Date(next.at).toISOString() : null,
    nextInvoiceAmount: amount(next?.amountMinor ?? null),
    paymentFailedAt: billing?.state === 'pastDue' ? iso(unpaidSince(row, now)) : null,
    renewalAmount: amount(billing && renewalCharge(billing)),
    unusedAmount: amount(billing && unusedPayment(billing, now.getTime())),
  }
}

/** The benefit of a code when redeemed at `now`. */
export function presentCoupon(row: CodeRow, now: Date): Coupon {
  const { code, kind, percentageOff, discountMonths, accessDays } = row
  const lastDay = kind === 'freeaccess' && accessDays !== null ? now.getTime() + accessDays * dayMs : null
  const facCodeEndDate = lastDay === null ? null : formatFacDate(lastDay)
  return { code, kind, percentageOff, ...amountIn(row), discountMonths, facCodeEndDate }
}

function amountIn({ amountOffMinor, currency }: CodeRow) {
  return amountOffMinor === null || currency === null
    ? {}
    : { amountOff: majorUnits(amountOffMinor, currency), currency }
}

function statusAt(row: SubscriptionRow, now: Date): Subscription['status'] {
  const runs = row.status === 'active' || row.status === 'trialing'
  if (!runs || isRunning(row, now)) return row.status
  return row.source === 'code' || isPaused(row, now) ? 'inactive' : 'canceled'
}

function pauseOf({ pausedUntil, currentPeriodEnd }: SubscriptionRow) {
  if (pausedUntil === null || currentPeriodEnd === null) return {}
  return { pausedFrom: currentPeriodEnd.toISOString(), pausedUntil: pausedUntil.toISOString() }
}

/** Stripe starts the next period before it is paid, our own rules once it is. */
function unpaidSince({ currentPeriodStart, currentPeriodEnd }: SubscriptionRow, now: Date) {
  return currentPeriodEnd && currentPeriodEnd <= now ? currentPeriodEnd : currentPeriodStart
}

function iso(date: Date | null) {
  return date?.toISOString() ?? null
}
