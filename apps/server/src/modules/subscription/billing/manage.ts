import type { CancelReason } from '@upbeat/contract/entities/cancel-reason'
import type { PlanChangePayload } from '@upbeat/contract/entities/purchase'
import type { Subscription } from '@upbeat/contract/entities/subscription'
import { calendarDate } from '@upbeat/rules/live/live-days'
import type { Database } from '../../../platform/db/database.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { JobData } from '../../jobs/job-data.ts'
import { isSold } from '../../plans/is-sold.ts'
import type { PlanRow, Plans } from '../../plans/plan.ts'
import { isTermRow } from '../access-of.ts'
import { isHeld, isRunning } from '../is-running.ts'
import { membershipOf } from '../membership-of.ts'
import type { Bookkeeping } from './bookkeeping.ts'
import type { Ledgers } from './ledger.ts'
import type { MembershipEmails } from './membership-emails.ts'
import type { Ask, Operations, Whose } from './operations.ts'

export type ManageService = ReturnType<typeof createManageService>
type Parts = {
  books: Bookkeeping
  ledgers: Ledgers
  operations: Operations
  emails: Pick<MembershipEmails, 'confirm'>
  products: Pick<Plans, 'plans'>
  onReason: OnReason
}
/** Called in the transaction that stores why a membership was cancelled. */
export type OnReason = (transaction: Database, given: GivenReason) => Promise<void>
type GivenReason = Owner & {
  membershipId: string
  planTag: string | null
  at: Date
  cancelledAt: Date
  reason: CancelReason
}
type Owner = { tenantId: string; memberId: string }

/** Changes that a member makes to their plan. */
export function createManageService({ books, ledgers, operations, emails, products, onReason }: Parts) {
  /** Ends at the end of the paid period. @throws Failure notFound, alreadyCancelled */
  async function cancel(context: MemberContext, id: string): Promise<Subscription> {
    const { now } = context
    const ask: Ask = (payments, membership, row) => {
      if (row.cancelAtPeriodEnd || !isHeld(row, now)) throw new Failure('alreadyCancelled')
      return payments.cancel(membership, now.getTime())
    }
    await operations.perform(whose(context, id), now, ask, async (ledger, row) => {
      const day = calendarDate(now.getTime(), context.tenant.settings.timeZone ?? 'UTC')
      await ledger.cancellations.add({ tenantId: row.tenantId, subscriptionId: id, at: now, day })
      await emails.confirm(ledger, row, 'cancelled')
    })
    return books.one(context, id)
  }

  /** Why the member has cancelled; the latest answer counts, and each new one is told once. @throws Failure notFound */
  async function giveReason(context: MemberContext, id: string, reason: CancelReason): Promise<void> {
    const { tenantId, memberId, now: at } = context
    await ledgers.forMember(tenantId, memberId, async ({ subscriptions, cancellations, transaction }) => {
      const row = await subscriptions.find(tenantId, memberId, id)
      const cancelled = row && (await cancellations.latest(tenantId, id))
      if (!cancelled) throw new Failure('notFound')
      if (cancelled.reason === reason) return
      await cancellations.giveReason({ tenantId, subscriptionId: id, at: cancelled.at }, reason)
      const { planTag } = row
      await onReason(transaction, {
        tenantId,
        memberId,
        membershipId: id,
        planTag,
        at,
        cancelledAt: cancelled.at,
        reason,
      })
    })
  }

  /**
   * Switches plans immediately, crediting the unused part of the old one. The same plan resumes a cancelled
   * subscription (D-72).
   * @throws Failure notFound, unknownPlan, invalidRequest, paymentDeclined, membershipPaused
   */
  async function changePlan(context: MemberContext, id: string, payload: PlanChangePayload): Promise<Subscription> {
    const { now } = context
    if (payload.SubscriptionId !== undefined && payload.SubscriptionId !== id) throw new Failure('invalidRequest')
    let isResumed = false
    let wasCancelled = false
    const ask: Ask = async (payments, membership, row) => {
      if (!isHeld(row, now)) throw new Failure('notFound')
      if (row.pausedUntil !== null) throw new Failure('membershipPaused')
      const plan = choose(membership.plans, payload)
      isResumed = plan.tag === row.planTag
      // A term ends with its period: there is nothing to resume.
      if (isResumed && isTermRow(row)) throw new Failure('invalidRequest')
      if (!isResumed && !isSold(plan)) throw new Failure('unknownPlan')
      wasCancelled = row.cancelAtPeriodEnd
      return isResumed
        ? payments.resume(membership, now.getTime())
        : payments.changePlan(membership, plan, now.getTime())
    }
    await operations.perform(whose(context, id), now, ask, async (ledger, row, plans) => {
      const plan = plans.find(({ tag }) => tag === row.planTag)
      if (!wasCancelled && isResumed) return
      await emails.confirm(ledger, row, isResumed ? 'resumed' : 'planChanged', plan)
    })
    return books.one(context, id)
  }

  /**
   * Refunds the last period and ends the membership immediately. For the club, not the member. @throws Failure notFound
   */
  async function refund(subscription: Whose, now: Date): Promise<void> {
    const { tenantId, memberId, id } = subscription
    const paid = await ledgers.subscriptions.paidInvoices(tenantId, memberId)
    const last = paid.find(({ subscriptionId }) => subscriptionId === id)
    await operations.perform(subscription, now, (payments, membership, row) => {
      if (!isRunning(row, now)) throw new Failure('notFound')
      return payments.refund(membership, now.getTime())
    })
    // An external provider reports the refund itself; the sandbox keeps no bills.
    if (last) await books.alone(subscription, ({ subscriptions }) => subscriptions.markRefunded(tenantId, last.id, now))
  }

  /** Ends all of a member's memberships immediately, e.g. because the account is deleted. */
  async function endEverything(owner: Owner, now: Date): Promise<void> {
    const plans = await products.plans(owner.tenantId)
    for (const row of await ledgers.subscriptions.list(owner.tenantId, owner.memberId)) {
      const runs = row.status === 'active' || row.status === 'trialing'
      // Free access, and plans that the club no longer has, run at no provider.
      if (!runs || !membershipOf(row, plans)) continue
      await operations.perform(row, now, (payments, membership) => payments.end(membership, now.getTime()))
    }
  }

  /** Ends a replaced membership at its provider. Those of a deleted account were ended with it. */
  async function endReplaced(job: JobData['replacedMembership'], now: Date): Promise<void> {
    const { subscriptionId: id, since, ...owner } = job
    if (!(await ledgers.subscriptions.find(owner.tenantId, owner.memberId, id))) return
    await operations.perform({ ...owner, id }, now, (payments, membership) => {
      return payments.takeBack(membership, now.getTime(), Date.parse(since))
    })
  }

  return { cancel, giveReason, changePlan, refund, endEverything, endReplaced }
}

function whose({ tenantId, memberId }: MemberContext, id: string): Whose {
  return { tenantId, memberId, id }
}

function choose(plans: readonly PlanRow[], { PlanId, ProductId }: PlanChangePayload) {
  const plan = plans.find(({ tag }) => tag === PlanId)
  if (!plan || (ProductId !== undefined && plan.productId !== ProductId)) throw new Failure('unknownPlan')
  return plan
}
