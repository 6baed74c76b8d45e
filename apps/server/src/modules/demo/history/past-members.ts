import type { PlanSeed } from '@upbeat/demo/world/products'
import type { SeededRandom } from '@upbeat/demo/world/seeded-random'
import { addPeriods, dayMs } from '@upbeat/rules/subscription/billing-period'
import { pastName } from './past-names.ts'

/** A past or current membership. Moments are in epoch milliseconds. */
export type PastMembership = {
  kind: 'trial' | 'paid'
  plan: PlanSeed
  startedAt: number
  /** Null while it runs. */
  endedAt: number | null
  cancelledAt: number | null
  /** From the first on; the last one is the current one if it runs. */
  periods: { start: number; end: number }[]
}
export type PastMember = {
  firstName: string
  lastName: string
  email: string
  joinedAt: number
  memberships: PastMembership[]
}

const members = 96
/** Members who joined when the club began. */
const founders = 20
const pastDays = 180
const trialDays = 14
/** The share of members who leave with the end of a period. */
const leaving = { Monthly: 0.17, Quarterly: 0.25, Annually: 0 }

/**
 * The people who joined a club in the last six months: more of them as it became known. Two thirds begin with a trial, of which
 * somewhat more than half lead to a plan.
 */
export function pastMembers(plans: readonly PlanSeed[], now: number, random: SeededRandom): PastMember[] {
  return Array.from({ length: members }, (_, index) => {
    const daysAgo =
      index < founders ? pastDays - 20 * random.next() : (pastDays - 20) * (1 - Math.sqrt(random.next())) + 0.1
    const joinedAt = now - Math.round(daysAgo * dayMs)
    const name = pastName(index)
    const email = `${name.firstName}.${name.lastName}@pulse.example`.toLowerCase()
    return { ...name, email, joinedAt, memberships: membershipsSince(joinedAt, plans, now, random) }
  })
}

function membershipsSince(joinedAt: number, plans: readonly PlanSeed[], now: number, random: SeededRandom) {
  const monthly = plans.find(({ interval }) => interval === 'Monthly')
  const share = random.next()
  const interval = share < 0.65 ? 'Monthly' : share < 0.85 ? 'Quarterly' : 'Annually'
  const plan = plans.find((each) => each.interval === interval)
  if (!monthly || !plan) return []
  if (random.chance(1 / 3)) return [paid(plan, joinedAt, now, random)]
  const trial = (endedAt: number): PastMembership => {
    const [isOver, end] = [endedAt <= now, joinedAt + trialDays * dayMs]
    const periods = [{ start: joinedAt, end }]
    return {
      kind: 'trial',
      plan: monthly,
      startedAt: joinedAt,
      endedAt: isOver ? endedAt : null,
      cancelledAt: null,
      periods,
    }
  }
  if (!random.chance(0.58)) return [trial(joinedAt + trialDays * dayMs)]
  const boughtAt = joinedAt + Math.round((2 + 11 * random.next()) * dayMs)
  return boughtAt > now ? [trial(boughtAt)] : [trial(boughtAt), paid(plan, boughtAt, now, random)]
}

/** A plan from the day on which it was bought until a period after which the member leaves, or until now. */
function paid(plan: PlanSeed, startedAt: number, now: number, random: SeededRandom): PastMembership {
  const periods: PastMembership['periods'] = []
  for (let start = startedAt; start <= now; ) {
    const end = addPeriods(startedAt, plan, periods.length + 1)
    periods.push({ start, end })
    if (random.chance(leaving[plan.interval])) {
      const cancelledAt = start + Math.round((end - start) * (0.3 + 0.6 * random.next()))
      const isCancelled = cancelledAt < now
      const endedAt = end <= now ? end : null
      return { kind: 'paid', plan, startedAt, endedAt, cancelledAt: isCancelled ? cancelledAt : null, periods }
    }
    start = end
  }
  return { kind: 'paid', plan, startedAt, endedAt: null, cancelledAt: null, periods }
}
