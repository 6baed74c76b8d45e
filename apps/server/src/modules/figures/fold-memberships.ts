import { monthlyMinor } from '@upbeat/rules/figures/monthly-minor'
import type { BillingInterval } from '@upbeat/rules/subscription/billing-period'
import { lessPercentage } from '@upbeat/rules/subscription/money'
import type { FactDetails } from '../facts/fact-details.ts'

export const membershipKinds = [
  'trial_started',
  'subscribed',
  'plan_changed',
  'renewed',
  'paused',
  'unpaused',
  'cancelled',
  'membership_ended',
] as const
type Kind = (typeof membershipKinds)[number]
type FactOf<K extends Kind> = {
  kind: K
  day: string
  subscriptionId: string
  details: FactDetails[K]
  /** Whether it is the member's first purchase; false for other kinds. */
  isFirst: boolean
}
/** A fact of a membership. */
export type MembershipFact = { [K in Kind]: FactOf<K> }[Kind]

/** The figures of memberships at the end of a day, and what happened on it. */
export type MembershipDay = ReturnType<Fold['endDay']>

type Fold = ReturnType<typeof createFold>
type Paid = {
  terms: BillingInterval
  amountMinor: number
  currency: string
  /** The days on which it rests: the first one, and the one on which it is charged again. */
  pause?: { from: string; until: string }
}

/**
 * The figures of memberships for each of these days, from facts in the order in which they happened. Facts of earlier
 * days count for what is running. `dayOf` is the club's day of a moment.
 */
export function foldMemberships(
  facts: readonly MembershipFact[],
  days: readonly string[],
  dayOf: (moment: string) => string,
): MembershipDay[] {
  const fold = createFold(dayOf)
  let next = 0
  const [first = ''] = days
  for (; facts[next] && (facts[next]?.day ?? '') < first; next += 1) fold.add(facts[next] as MembershipFact)
  fold.endDay('')
  return days.map((day) => {
    for (; facts[next]?.day === day; next += 1) fold.add(facts[next] as MembershipFact)
    return fold.endDay(day)
  })
}

const nothing = {
  trialsStarted: 0,
  trialsConverted: 0,
  trialsExpired: 0,
  subscribed: 0,
  subscriptionsEnded: 0,
  cancelled: 0,
}

function createFold(dayOf: (moment: string) => string) {
  const trials = new Set<string>()
  const paid = new Map<string, Paid>()
  let happened = { ...nothing }

  function add({ kind, subscriptionId, details, isFirst }: MembershipFact) {
    if (kind === 'trial_started') {
      trials.add(subscriptionId)
      happened.trialsStarted += 1
    } else if (kind === 'subscribed') {
      trials.delete(subscriptionId)
      if (details.hadTrial && isFirst) happened.trialsConverted += 1
      if (details.priceMinor === 0) return
      // What is paid once doesn't recur.
      paid.set(subscriptionId, paidOf(details, details.renews === false ? 0 : discounted(details)))
      happened.subscribed += 1
    } else if (kind === 'plan_changed') {
      if (paid.has(subscriptionId)) paid.set(subscriptionId, paidOf(details, details.priceMinor))
    } else if (kind === 'renewed') {
      const running = paid.get(subscriptionId)
      if (running) paid.set(subscriptionId, { ...withoutPause(running), amountMinor: details.amountMinor })
    } else if (kind === 'paused') {
      const running = paid.get(subscriptionId)
      const pause = { from: dayOf(details.from), until: dayOf(details.until) }
      if (running) paid.set(subscriptionId, { ...running, pause })
    } else if (kind === 'unpaused') {
      const running = paid.get(subscriptionId)
      if (running) paid.set(subscriptionId, withoutPause(running))
    } else if (kind === 'cancelled') {
      if (paid.has(subscriptionId)) happened.cancelled += 1
    } else if (trials.delete(subscriptionId)) {
      if (!details.replaced) happened.trialsExpired += 1
    } else if (paid.delete(subscriptionId) && !details.replaced) happened.subscriptionsEnded += 1
  }

  function endDay(day: string) {
    const mrr: Record<string, number> = {}
    for (const { terms, amountMinor, currency, pause } of paid.values()) {
      const isResting = pause !== undefined && pause.from <= day && day < pause.until
      mrr[currency] = (mrr[currency] ?? 0) + (isResting ? 0 : monthlyMinor(amountMinor, terms))
    }
    const found = { ...happened, trialsRunning: trials.size, subscriptions: paid.size, mrr }
    happened = { ...nothing }
    return found
  }

  return { add, endDay }
}

function withoutPause({ pause: _pause, ...running }: Paid): Paid {
  return running
}

function paidOf(
  { interval, intervalCount, currency }: FactDetails['plan_changed' | 'subscribed'],
  amountMinor: number,
) {
  return { terms: { interval, intervalCount }, amountMinor, currency: currency.toUpperCase() }
}

function discounted({ priceMinor, percentageOff, amountOffMinor = 0 }: FactDetails['subscribed']): number {
  return percentageOff === null ? Math.max(0, priceMinor - amountOffMinor) : lessPercentage(priceMinor, percentageOff)
}
