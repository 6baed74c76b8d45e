import { addPeriods, type BillingInterval, dayMs, periodEndAfter } from './billing-period.ts'
import { lessPercentage, unusedWorth } from './money.ts'

/** The billing fields of a plan; the price in minor units. */
export type BillingPlan = BillingInterval & {
  tag: string
  priceMinor: number
  /** `false` if it ends after one period. */
  renews?: boolean | undefined
}

/** The fields of a plan that billing uses. */
export function planTerms({ tag, priceMinor, interval, intervalCount, renews }: BillingPlan): BillingPlan {
  return { tag, priceMinor, interval, intervalCount, ...(renews === false && { renews }) }
}

/** Applied to invoices before `endsAt`: a percentage, or an amount in minor units of the plan's currency. */
export type Discount = ({ percentageOff: number } | { amountOffMinor: number }) & { endsAt: number }

type Period = { plan: BillingPlan; periodStart: number; periodEnd: number }
type Paid = Period & {
  /** The moment from which periods are counted. */
  anchor: number
  discount: Discount | null
  /** Remainder of a more expensive plan; used before the card is charged. */
  creditMinor: number
}

/** The state of one paid membership, all moments in epoch milliseconds. */
export type Billing =
  | ({ state: 'trialing'; cancelledAt: number | null } & Period)
  | ({
      state: 'active'
      cancelledAt: number | null
      /** Until when it rests after its period: without access, and without a charge. */
      pausedUntil?: number
    } & Paid)
  /** The renewal failed and will be retried; access continues meanwhile. */
  | ({ state: 'pastDue'; failedAttempts: number; nextAttemptAt: number } & Paid)
  | { state: 'ended'; endedAt: number }
export type ActiveBilling = Extract<Billing, { state: 'active' }>

export type BillingEvent =
  | { type: 'cancelled'; at: number }
  | { type: 'resumed' }
  | { type: 'paused'; months: number }
  | { type: 'unpaused'; at: number }
  | { type: 'planChanged'; at: number; plan: BillingPlan }
  | { type: 'renewed' }
  | { type: 'renewalFailed'; at: number }
  | { type: 'ended'; at: number }

/** Days after the end of the period on which a failed renewal is retried; after the last the membership ends. */
export const retryDays = [1, 3, 7] as const

/** Whether the membership ends if the next charge fails too, after this many failures. */
export function isLastAttempt(failedAttempts: number): boolean {
  return retryDays[failedAttempts] === undefined
}

/** A trial needs no card (D-104). */
export function startTrial(plan: BillingPlan, days: number, at: number): Billing {
  return { state: 'trialing', plan, periodStart: at, periodEnd: at + days * dayMs, cancelledAt: null }
}

/** The state after a purchase; the first period is charged at once with `firstCharge`. */
export function startBilling(plan: BillingPlan, at: number, discount: Discount | null): ActiveBilling {
  const periodEnd = addPeriods(at, plan, 1)
  return { state: 'active', plan, anchor: at, periodStart: at, periodEnd, cancelledAt: null, discount, creditMinor: 0 }
}

/** The price of a period that starts at `periodStart`, in minor units, before any credit. */
export function periodPrice(plan: BillingPlan, discount: Discount | null, periodStart: number): number {
  const holds = discount !== null && periodStart < discount.endsAt
  if (!holds) return plan.priceMinor
  return 'amountOffMinor' in discount
    ? Math.max(0, plan.priceMinor - discount.amountOffMinor)
    : lessPercentage(plan.priceMinor, discount.percentageOff)
}

/** Applies an event; events that don't apply in the current state are ignored. */
export function billingReducer(billing: Billing, event: BillingEvent): Billing {
  if (billing.state === 'ended') return billing
  switch (event.type) {
    case 'cancelled':
      // While a renewal is failing nothing is paid, so there is no period to run out.
      if (billing.state === 'pastDue') return { state: 'ended', endedAt: event.at }
      if (isTerm(billing)) return billing
      // During a pause nothing is paid either; one that hasn't begun is given up.
      if (isPausedAt(billing, event.at)) return { state: 'ended', endedAt: event.at }
      return { ...withoutPause(billing), cancelledAt: billing.cancelledAt ?? event.at }
    case 'resumed':
      return billing.state === 'pastDue' ? billing : { ...billing, cancelledAt: null }
    case 'paused':
      return canPause(billing) ? { ...billing, pausedUntil: pauseEnd(billing.periodEnd, event.months) } : billing
    case 'unpaused':
      return billing.state === 'active' && isPausedAt(billing, event.at)
        ? nextPeriod(restAt(billing, event.at))
        : withoutPause(billing)
    case 'planChanged':
      return billing.state === 'trialing' ? { ...billing, plan: event.plan } : changePlan(billing, event.plan, event.at)
    case 'renewed':
      return billing.state === 'trialing' ? billing : nextPeriod(afterPause(billing))
    case 'renewalFailed':
      return billing.state === 'trialing' ? billing : afterFailure(afterPause(billing), event.at)
    case 'ended':
      return { state: 'ended', endedAt: event.at }
  }
}

/** The next scheduled step: nothing before `at` (`null`: never), the end, or the charge of the next period in minor units. */
export type BillingDuty =
  | { kind: 'wait'; at: number | null }
  | { kind: 'end'; at: number }
  | { kind: 'charge'; at: number; amountMinor: number; periodStart: number; periodEnd: number; attempt: number }

/** Whether it is paid once and ends with its period. */
export function isTerm(billing: Billing): boolean {
  return billing.state === 'active' && billing.plan.renews === false
}

/** A trial, a term and a cancelled period end; all others renew (D-104). */
export function billingDuty(billing: Billing, now: number): BillingDuty {
  if (billing.state === 'ended') return { kind: 'wait', at: null }
  const at = billing.state === 'pastDue' ? billing.nextAttemptAt : afterPause(billing).periodEnd
  if (now < at) return { kind: 'wait', at }
  if (billing.state === 'trialing' || isTerm(billing) || (billing.state === 'active' && billing.cancelledAt !== null)) {
    return { kind: 'end', at }
  }
  const { periodStart, periodEnd } = nextPeriod(afterPause(billing))
  const attempt = billing.state === 'pastDue' ? billing.failedAttempts + 1 : 1
  return { kind: 'charge', at, amountMinor: nextCharge(billing), periodStart, periodEnd, attempt }
}

/** The amount that the next renewal will charge, in minor units; `null` if there is none. */
export function nextInvoice(billing: Billing): { at: number; amountMinor: number } | null {
  if (billing.state === 'pastDue') return { at: billing.nextAttemptAt, amountMinor: nextCharge(billing) }
  if (billing.state !== 'active' || billing.cancelledAt !== null || isTerm(billing)) return null
  return { at: afterPause(billing).periodEnd, amountMinor: nextCharge(billing) }
}

/** The amount that the next period would charge, even if it is cancelled; `null` if there can be none. */
export function renewalCharge(billing: Billing): number | null {
  return nextInvoice(billingReducer(billing, { type: 'resumed' }))?.amountMinor ?? null
}

/** The unused value of all payments in minor units, credited towards another plan. */
export function unusedPayment(billing: Billing, at: number): number {
  return billing.state === 'ended' || billing.state === 'trialing' ? 0 : worthAt(billing, at)
}

/**
 * The amount charged at once for changing to `plan`, in minor units: the new plan's first period less the unused value of the current one.
 * Changing during a trial is free.
 */
export function planChangeCharge(billing: Billing, plan: BillingPlan, at: number): number {
  if (billing.state === 'ended' || billing.state === 'trialing') return 0
  return Math.max(0, periodPrice(plan, billing.discount, at) - unusedPayment(billing, at))
}

type Renewing = Extract<Billing, Paid>

/** How many months a membership can be paused. */
export const pauseMonths = [1, 2, 3] as const
export type PauseMonths = (typeof pauseMonths)[number]

/** A pause begins with the end of the paid period. */
export function pauseEnd(periodEnd: number, months: number): number {
  return addPeriods(periodEnd, { interval: 'Monthly', intervalCount: 1 }, months)
}

/** Only what is paid for and will be charged again can be paused. */
export function canPause(billing: Billing): billing is ActiveBilling {
  if (billing.state !== 'active' || isTerm(billing)) return false
  return billing.cancelledAt === null && billing.pausedUntil === undefined && billing.plan.priceMinor > 0
}

/** Whether it rests at `at`. */
export function isPausedAt(billing: Billing, at: number): boolean {
  if (billing.state !== 'active' || billing.pausedUntil === undefined) return false
  return billing.periodEnd <= at && at < billing.pausedUntil
}

/** The amount charged at once for ending a running pause, in minor units; 0 if it hasn't begun. */
export function unpauseCharge(billing: Billing, at: number): number {
  return billing.state === 'active' && isPausedAt(billing, at) ? nextCharge(restAt(billing, at)) : 0
}

function withoutPause<State extends Billing>(billing: State): State {
  if (billing.state !== 'active' || billing.pausedUntil === undefined) return billing
  const { pausedUntil: _, ...rest } = billing
  return rest as State
}

/** As if the period had lasted until `at`, from where the next ones are counted. */
function restAt<State extends Billing>(billing: State, at: number): State {
  return { ...withoutPause(billing), periodEnd: at, anchor: at }
}

function afterPause<State extends Exclude<Billing, { state: 'ended' }>>(billing: State): State {
  const until = billing.state === 'active' ? billing.pausedUntil : undefined
  return until === undefined ? billing : restAt(billing, until)
}

function nextCharge(billing: Renewing) {
  const { periodEnd } = afterPause(billing)
  return Math.max(0, periodPrice(billing.plan, billing.discount, periodEnd) - billing.creditMinor)
}

function nextPeriod(billing: Renewing): ActiveBilling {
  const { plan, anchor, discount, periodEnd: periodStart } = billing
  const creditMinor = Math.max(0, billing.creditMinor - periodPrice(plan, discount, periodStart))
  const periodEnd = periodEndAfter(anchor, plan, periodStart)
  return { state: 'active', plan, anchor, discount, periodStart, periodEnd, creditMinor, cancelledAt: null }
}

function afterFailure(billing: Renewing, at: number): Billing {
  const failedAttempts = (billing.state === 'pastDue' ? billing.failedAttempts : 0) + 1
  const days = retryDays[failedAttempts - 1]
  if (days === undefined) return { state: 'ended', endedAt: at }
  const { plan, anchor, discount, periodStart, periodEnd, creditMinor } = billing
  const nextAttemptAt = periodEnd + days * dayMs
  return {
    state: 'pastDue',
    plan,
    anchor,
    discount,
    periodStart,
    periodEnd,
    creditMinor,
    failedAttempts,
    nextAttemptAt,
  }
}

/** The new plan's period starts at once. */
function changePlan(billing: Renewing, plan: BillingPlan, at: number): Billing {
  const creditMinor = Math.max(0, worthAt(billing, at) - periodPrice(plan, billing.discount, at))
  return { ...startBilling(plan, at, billing.discount), creditMinor }
}

/** The unused part of the paid period, plus the credit. An unpaid period has no value. */
function worthAt(billing: Renewing, at: number) {
  if (billing.state === 'pastDue') return billing.creditMinor
  const paid = periodPrice(billing.plan, billing.discount, billing.periodStart)
  return billing.creditMinor + unusedWorth(paid, { start: billing.periodStart, end: billing.periodEnd }, at)
}
