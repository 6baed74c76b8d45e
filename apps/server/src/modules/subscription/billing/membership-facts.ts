import type { NewFact } from '../../facts/fact.ts'
import type { PlanRow } from '../../plans/plan.ts'
import type { SubscriptionChange, SubscriptionRow } from '../repository.ts'
import type { Bill } from './payments.ts'

type Identity = Pick<SubscriptionRow, 'id' | 'tenantId' | 'memberId'>
type Started = Identity & {
  plan: PlanRow
  at: Date
  /** Whether this is a trial. */
  isTrial: boolean
  /** Whether the member had a trial before. */
  hadTrial: boolean
  /** `code` is null if only the provider knows the discount. */
  discount: { code: string | null; percentageOff: number | null; amountOffMinor: number | null } | null
}

/** The facts of a membership that was started: a trial, a purchase or a free plan, and the code that was used for it. */
export function startedFacts({ plan, at, isTrial, hadTrial, discount, ...identity }: Started): NewFact[] {
  const about = aboutOf(identity, at)
  const once = { source: identity.id }
  if (isTrial) {
    const details = { planTag: plan.tag, days: plan.trialPeriodDays ?? 0 }
    return [{ kind: 'trial_started', ...about, details, ...once }]
  }
  const amountOffMinor = discount?.amountOffMinor ?? null
  const off = { percentageOff: discount?.percentageOff ?? null, ...(amountOffMinor !== null && { amountOffMinor }) }
  const details = { ...priceOf(plan), ...off, hadTrial }
  return [
    { kind: 'subscribed', ...about, details, ...once },
    ...(discount?.code ? [redeemedFact(identity, { code: discount.code, kind: 'discount', at })] : []),
  ]
}

type Redeemed = { code: string; kind: 'freeaccess' | 'discount'; at: Date }

/** A code that took effect on a membership. */
export function redeemedFact({ id, tenantId, memberId }: Identity, { code, kind, at }: Redeemed): NewFact {
  return { kind: 'code_redeemed', tenantId, memberId, at, entityId: code, details: { kind }, source: id }
}

/** A membership that ended, if it ran before. `row` is its state before. */
export function endedFacts(row: SubscriptionRow, { at, replaced }: { at: Date; replaced: boolean }): NewFact[] {
  if (row.status !== 'active' && row.status !== 'trialing') return []
  const was = row.source === 'code' ? 'code' : row.status === 'trialing' ? 'trial' : 'paid'
  const details = { planTag: row.planTag, was, replaced } as const
  return [{ kind: 'membership_ended', ...aboutOf(row, at), details, source: `${row.id} ${at.toISOString()}` }]
}

type Changed = {
  changes: Pick<
    SubscriptionChange,
    'status' | 'currentPeriodEnd' | 'endsAt' | 'cancelAtPeriodEnd' | 'canceledAt' | 'planTag' | 'pausedUntil'
  >
  /** The bills that are new or have changed. */
  bills: readonly Bill[]
  plans: readonly PlanRow[]
  now: Date
}

/** The facts of a membership whose state was read from its provider again. `row` is its state before. */
export function changedFacts(row: SubscriptionRow, { changes, bills, plans, now }: Changed): NewFact[] {
  const ends = changes.status === 'canceled'
  const planTag = changes.planTag ?? row.planTag
  const plan = planTag === row.planTag ? undefined : plans.find(({ tag }) => tag === planTag)
  const about = aboutOf(row, now)
  const facts: NewFact[] = []
  // The bill of a change of plan pays for the change, not for a further period.
  if (plan) facts.push({ kind: 'plan_changed', ...about, details: { ...priceOf(plan), from: row.planTag } })
  else facts.push(...bills.flatMap((bill) => chargeFacts(row, bill)))
  if (!ends && isCancelled(changes) !== isCancelled(row)) {
    const kind = isCancelled(changes) ? ('cancelled' as const) : ('resumed' as const)
    facts.push({ kind, ...about, details: { planTag } })
  }
  const [was, is] = [row.pausedUntil, changes.pausedUntil ?? null]
  if (!ends && was === null && is !== null) {
    const from = changes.currentPeriodEnd ?? row.currentPeriodEnd ?? now
    const details = { planTag, from: from.toISOString(), until: is.toISOString() }
    facts.push({ kind: 'paused', ...about, details })
  }
  if (!ends && was !== null && is === null) facts.push({ kind: 'unpaused', ...about, details: { planTag } })
  return ends ? [...facts, ...endedFacts(row, { at: changes.endsAt ?? now, replaced: false })] : facts
}

/** A term ends with its period without having been cancelled. */
function isCancelled({ cancelAtPeriodEnd, canceledAt }: Pick<SubscriptionChange, 'cancelAtPeriodEnd' | 'canceledAt'>) {
  return cancelAtPeriodEnd === true && canceledAt !== null
}

function chargeFacts(row: SubscriptionRow, bill: Bill): NewFact[] {
  const { amountMinor, currency, reason, attempts: attempt } = bill
  const about = aboutOf(row, new Date(bill.at))
  const charge = { planTag: row.planTag, amountMinor, currency }
  if (bill.status === 'paid') return [{ kind: 'renewed', ...about, details: charge, source: `${row.id} ${reason}` }]
  if (bill.status === 'refunded') return []
  const source = `${row.id} ${reason} ${attempt}`
  return [{ kind: 'payment_failed', ...about, details: { ...charge, attempt }, source }]
}

function aboutOf({ id: entityId, tenantId, memberId }: Identity, at: Date) {
  return { tenantId, memberId, at, entityId }
}

function priceOf({ tag: planTag, interval, intervalCount, priceMinor, currency, renews }: PlanRow) {
  return { planTag, interval, intervalCount, priceMinor, currency, ...(!renews && { renews: false as const }) }
}
