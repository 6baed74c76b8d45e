import type {
  MemberAccess,
  MemberMembership,
  MemberPayment,
  MembershipActions,
} from '@upbeat/contract/studio/entities/member'
import type { MemberState } from '@upbeat/contract/studio/entities/member-list'
import { canPause } from '@upbeat/rules/subscription/billing'
import type { PlanRow, Plans } from '../../plans/plan.ts'
import { type Access, accessOf, isPaused } from '../access-of.ts'
import { isHeld, isRunning } from '../is-running.ts'
import { membershipOf } from '../membership-of.ts'
import type { InvoiceRow, SubscriptionRepository, SubscriptionRow } from '../repository.ts'
import { memberState } from './member-state.ts'

export type MembershipDetails = ReturnType<typeof createMembershipDetails>
/** What the member's page shows of memberships and payments. */
export type ShownMemberships = {
  state: MemberState
  access: MemberAccess
  actions: MembershipActions
  version: string
  memberships: MemberMembership[]
  payments: MemberPayment[]
}
type Parts = {
  subscriptions: Pick<SubscriptionRepository, 'list' | 'invoices'>
  products: Pick<Plans, 'plans'>
}

export function createMembershipDetails({ subscriptions, products }: Parts) {
  /** Newest first. */
  return async function details(tenantId: string, memberId: string, now: Date): Promise<ShownMemberships> {
    const [rows, invoices, plans] = await Promise.all([
      subscriptions.list(tenantId, memberId),
      subscriptions.invoices(tenantId, memberId),
      products.plans(tenantId),
    ])
    return {
      state: memberState(rows, now),
      access: explainAccess(rows, invoices, now),
      actions: actionsOn(rows, { invoices, plans, now }),
      version: versionOf(rows),
      memberships: rows.toReversed().map((row) => presentMembership(row, plans, now)),
      payments: invoices.map(({ id, amountMinor, currency, status, attempts, createdAt }) => {
        return { id, amountMinor, currency, status, attempts, at: createdAt.toISOString() }
      }),
    }
  }
}

/** The access rule, asked why: of the running membership, else of the last one. */
export function explainAccess(
  rows: readonly SubscriptionRow[],
  invoices: readonly Pick<InvoiceRow, 'subscriptionId' | 'status'>[],
  now: Date,
): MemberAccess {
  const held = rows.find((row) => isRunning(row, now)) ?? rows.find((row) => isHeld(row, now))
  const deciding = held ?? rows.at(-1)
  if (!deciding) return { may: false, reason: 'never', until: null, retryAt: null }
  const access = accessOf(deciding, now)
  return {
    may: access.may,
    reason: held ? access.reason : (moneyReason(deciding, invoices) ?? access.reason),
    until: access.until?.toISOString() ?? null,
    retryAt: access.may ? (deciding.nextAttemptAt?.toISOString() ?? null) : null,
  }
}

/** Why a paid membership ended, if its last bill says so. */
function moneyReason(
  row: SubscriptionRow,
  invoices: readonly Pick<InvoiceRow, 'subscriptionId' | 'status'>[],
): Access['reason'] | null {
  const last = invoices.find(({ subscriptionId }) => subscriptionId === row.id)
  if (last?.status === 'refunded') return 'refunded'
  return last?.status === 'failed' ? 'unpaid' : null
}

/** Names the state of a member's memberships, so that an action on an older one can be refused. */
export function versionOf(rows: readonly Pick<SubscriptionRow, 'id' | 'revision'>[]): string {
  const last = rows.at(-1)
  return `${rows.length}:${rows.reduce((sum, { revision }) => sum + revision, 0)}:${last?.id ?? ''}`
}

type Known = { invoices: readonly InvoiceRow[]; plans: readonly PlanRow[]; now: Date }

function actionsOn(rows: readonly SubscriptionRow[], { invoices, plans, now }: Known): MembershipActions {
  const running = rows.find((row) => isHeld(row, now))
  const membership = running ? membershipOf(running, plans) : null
  const isBilled = running !== undefined && membership !== null
  const paid = invoices.find(({ subscriptionId, status }) => subscriptionId === running?.id && status === 'paid')
  return {
    addDays: running === undefined ? 'begin' : canExtend(running) ? 'extend' : 'no',
    cancel: isBilled && !running.cancelAtPeriodEnd,
    cancelNow: isBilled || running?.source === 'code',
    pause: membership && canPause(membership.billing) ? (running?.currentPeriodEnd?.toISOString() ?? null) : null,
    unpause: running?.pausedUntil ? (isPaused(running, now) ? 'now' : 'ahead') : 'no',
    refund:
      isBilled && paid && paid.amountMinor > 0 ? { amountMinor: paid.amountMinor, currency: paid.currency } : null,
  }
}

/** Free access and trials with an end. A paid period belongs to the provider. */
export function canExtend({ source, status, accessEndsAt, currentPeriodEnd }: SubscriptionRow): boolean {
  if (source === 'code') return accessEndsAt !== null
  return status === 'trialing' && currentPeriodEnd !== null
}

function presentMembership(row: SubscriptionRow, plans: readonly PlanRow[], now: Date): MemberMembership {
  const { may, reason, until } = accessOf(row, now)
  const planTag = row.planTag ?? row.grantedPlanTag
  return {
    id: row.id,
    source: row.source,
    grantedAs: row.grantedAs,
    planName: plans.find(({ tag }) => tag === planTag)?.displayName ?? planTag,
    code: row.discountCode,
    isRunning: may,
    reason,
    startedAt: row.startedAt.toISOString(),
    until: until?.toISOString() ?? null,
  }
}
