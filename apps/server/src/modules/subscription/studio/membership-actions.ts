import type { PauseMonths } from '@upbeat/rules/subscription/billing'
import { dayMs } from '@upbeat/rules/subscription/billing-period'
import { Failure } from '../../../platform/failure/failure.ts'
import type { Bookkeeping } from '../billing/bookkeeping.ts'
import type { Ledger, Ledgers } from '../billing/ledger.ts'
import type { MembershipEmails } from '../billing/membership-emails.ts'
import { endedFacts } from '../billing/membership-facts.ts'
import type { Ask, Operations } from '../billing/operations.ts'
import { askPause, askUnpause } from '../billing/pauses.ts'
import { isHeld } from '../is-running.ts'
import type { SubscriptionRow } from '../repository.ts'
import { canExtend, versionOf } from './membership-details.ts'

export type MembershipActionService = ReturnType<typeof createMembershipActions>
/** `version` is the state that the person has seen: an action on an older one is refused. */
export type ActionTarget = { tenantId: string; memberId: string; version: string; now: Date }
/** Runs in the transaction of the change. */
export type Log = (ledger: Pick<Ledger, 'transaction'>, about: { until?: Date; amount?: Amount }) => Promise<void>
type Amount = { amountMinor: number; currency: string }
type Parts = {
  ledgers: Ledgers
  books: Pick<Bookkeeping, 'alone' | 'keepFreeAccess'>
  operations: Operations
  emails: Pick<MembershipEmails, 'confirm'>
}

/** What staff do about a member's membership. */
export function createMembershipActions({ ledgers, books, operations, emails }: Parts) {
  /**
   * Extends free access or a trial, or begins free access for a member without any.
   * @throws Failure changedElsewhere; notAllowedNow for a membership that is paid, external or without an end
   */
  async function addDays(target: ActionTarget, days: number, log: Log): Promise<void> {
    const { tenantId, now } = target
    await books.alone(target, async (ledger) => {
      const running = await current(ledger.subscriptions, target)
      if (running && !canExtend(running)) throw new Failure('notAllowedNow')
      const end = (running?.source === 'code' ? running.accessEndsAt : running?.currentPeriodEnd) ?? now
      const until = new Date(end.getTime() + days * dayMs)
      if (!running) await books.keepFreeAccess(ledger, target, null, until)
      else {
        const change = running.source === 'code' ? { accessEndsAt: until } : { currentPeriodEnd: until }
        await ledger.subscriptions.change(tenantId, running.id, { ...change, updatedAt: now })
      }
      await log(ledger, { until })
    })
  }

  /** Ends it with its period, and emails the member. @throws Failure changedElsewhere, notAllowedNow, unavailable */
  async function cancel(target: ActionTarget, log: Log): Promise<void> {
    const running = await found(target)
    if (running.cancelAtPeriodEnd) throw new Failure('notAllowedNow')
    await perform(target, running, (payments, membership) => payments.cancel(membership, target.now.getTime()), log)
  }

  /** Ends it at once, without a refund, and emails the member. @throws Failure as `cancel` */
  async function cancelNow(target: ActionTarget, log: Log): Promise<void> {
    const running = await found(target)
    if (running.source !== 'code') {
      return perform(target, running, (payments, membership) => payments.end(membership, target.now.getTime()), log)
    }
    const { tenantId, now } = target
    await books.alone(target, async (ledger) => {
      const row = await current(ledger.subscriptions, target)
      if (!row) throw new Failure('notAllowedNow')
      await ledger.subscriptions.change(tenantId, row.id, { status: 'inactive', endsAt: now, updatedAt: now })
      await ledger.record(endedFacts(row, { at: now, replaced: false }))
      await emails.confirm(ledger, { ...row, cancelAtPeriodEnd: false }, 'cancelled')
      await log(ledger, {})
    })
  }

  /** Pays the last payment back, ends the membership at once, and emails the member. @throws Failure as `cancel` */
  async function refund(target: ActionTarget, log: Log): Promise<void> {
    const { tenantId, memberId, now } = target
    const running = await found(target)
    const paid = await ledgers.subscriptions.paidInvoices(tenantId, memberId)
    const last = paid.find(({ subscriptionId }) => subscriptionId === running.id)
    if (!last) throw new Failure('notAllowedNow')
    const { amountMinor, currency } = last
    await perform(
      target,
      running,
      (payments, membership) => payments.refund(membership, now.getTime()),
      async (ledger) => {
        await ledger.subscriptions.markRefunded(tenantId, last.id, now)
        await log(ledger, { amount: { amountMinor, currency } })
      },
    )
  }

  /** Rests from the end of the paid period, and emails the member. @throws Failure as `cancel` */
  async function pause(target: ActionTarget, months: PauseMonths, log: Log): Promise<void> {
    const running = await found(target)
    const ask = askPause(months, target.now, 'notAllowedNow')
    await perform(target, running, ask, log, null)
  }

  /** Ends a pause, and emails the member. @throws Failure as `cancel`, paymentDeclined */
  async function unpause(target: ActionTarget, log: Log): Promise<void> {
    const running = await found(target)
    await perform(target, running, askUnpause(target.now, 'notAllowedNow'), log, 'resumed')
  }

  async function perform(
    target: ActionTarget,
    { id, revision }: SubscriptionRow,
    ask: Ask,
    log: (ledger: Ledger, about: { until?: Date }) => Promise<void>,
    /** The email; null if storing the change sends it. */
    kind: 'cancelled' | 'resumed' | null = 'cancelled',
  ): Promise<void> {
    const { tenantId, memberId, now } = target
    const unchanged: Ask = (payments, membership, row) => {
      if (row.revision !== revision) throw new Failure('changedElsewhere')
      return ask(payments, membership, row)
    }
    await operations.perform({ tenantId, memberId, id }, now, unchanged, async (ledger, row, plans) => {
      const plan = plans.find(({ tag }) => tag === row.planTag)
      if (kind !== null) await emails.confirm(ledger, row, kind, plan)
      const until = row.cancelAtPeriodEnd ? row.currentPeriodEnd : row.pausedUntil
      await log(ledger, until ? { until } : {})
    })
  }

  /** The running membership, if nothing has changed since. @throws Failure changedElsewhere, notAllowedNow */
  async function found(target: ActionTarget): Promise<SubscriptionRow> {
    const running = await current(ledgers.subscriptions, target)
    if (!running || running.source === 'external') throw new Failure('notAllowedNow')
    return running
  }

  return { addDays, cancel, cancelNow, pause, unpause, refund }
}

async function current(
  subscriptions: Pick<Ledger['subscriptions'], 'list'>,
  { tenantId, memberId, version, now }: ActionTarget,
): Promise<SubscriptionRow | undefined> {
  const rows = await subscriptions.list(tenantId, memberId)
  if (versionOf(rows) !== version) throw new Failure('changedElsewhere')
  return rows.find((row) => isHeld(row, now))
}
