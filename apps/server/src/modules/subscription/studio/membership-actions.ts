import { dayMs } from '@upbeat/rules/subscription/billing-period'
import { Failure } from '../../../platform/failure/failure.ts'
import type { Bookkeeping } from '../billing/bookkeeping.ts'
import type { Ledger, Ledgers } from '../billing/ledger.ts'
import type { MembershipEmails } from '../billing/membership-emails.ts'
import { endedFacts } from '../billing/membership-facts.ts'
import type { Ask, Operations } from '../billing/operations.ts'
import { isRunning } from '../is-running.ts'
import type { SubscriptionRow } from '../repository.ts'
import { canExtend, versionOf } from './membership-details.ts'

export type MembershipActionService = ReturnType<typeof createMembershipActions>
/** `version` is the state that the person has seen: an action on an older one is refused. */
export type Asked = { tenantId: string; memberId: string; version: string; now: Date }
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
  async function addDays(asked: Asked, days: number, log: Log): Promise<void> {
    const { tenantId, now } = asked
    await books.alone(asked, async (ledger) => {
      const running = await current(ledger.subscriptions, asked)
      if (running && !canExtend(running)) throw new Failure('notAllowedNow')
      const end = (running?.source === 'code' ? running.accessEndsAt : running?.currentPeriodEnd) ?? now
      const until = new Date(end.getTime() + days * dayMs)
      if (!running) await books.keepFreeAccess(ledger, asked, null, until)
      else {
        const change = running.source === 'code' ? { accessEndsAt: until } : { currentPeriodEnd: until }
        await ledger.subscriptions.change(tenantId, running.id, { ...change, updatedAt: now })
      }
      await log(ledger, { until })
    })
  }

  /** Ends it with its period, and emails the member. @throws Failure changedElsewhere, notAllowedNow, unavailable */
  async function cancel(asked: Asked, log: Log): Promise<void> {
    const running = await found(asked)
    if (running.cancelAtPeriodEnd) throw new Failure('notAllowedNow')
    await perform(asked, running, (payments, membership) => payments.cancel(membership, asked.now.getTime()), log)
  }

  /** Ends it at once, without a refund, and emails the member. @throws Failure as `cancel` */
  async function cancelNow(asked: Asked, log: Log): Promise<void> {
    const running = await found(asked)
    if (running.source !== 'code') {
      return perform(asked, running, (payments, membership) => payments.end(membership, asked.now.getTime()), log)
    }
    const { tenantId, now } = asked
    await books.alone(asked, async (ledger) => {
      const row = await current(ledger.subscriptions, asked)
      if (!row) throw new Failure('notAllowedNow')
      await ledger.subscriptions.change(tenantId, row.id, { status: 'inactive', endsAt: now, updatedAt: now })
      await ledger.record(endedFacts(row, { at: now, replaced: false }))
      await emails.confirm(ledger, { ...row, cancelAtPeriodEnd: false }, 'cancelled')
      await log(ledger, {})
    })
  }

  /** Pays the last payment back, ends the membership at once, and emails the member. @throws Failure as `cancel` */
  async function refund(asked: Asked, log: Log): Promise<void> {
    const { tenantId, memberId, now } = asked
    const running = await found(asked)
    const paid = await ledgers.subscriptions.paidInvoices(tenantId, memberId)
    const last = paid.find(({ subscriptionId }) => subscriptionId === running.id)
    if (!last) throw new Failure('notAllowedNow')
    const { amountMinor, currency } = last
    await perform(
      asked,
      running,
      (payments, membership) => payments.refund(membership, now.getTime()),
      async (ledger) => {
        await ledger.subscriptions.markRefunded(tenantId, last.id, now)
        await log(ledger, { amount: { amountMinor, currency } })
      },
    )
  }

  async function perform(
    asked: Asked,
    { id, revision }: SubscriptionRow,
    ask: Ask,
    log: (ledger: Ledger, about: { until?: Date }) => Promise<void>,
  ): Promise<void> {
    const { tenantId, memberId, now } = asked
    const unchanged: Ask = (payments, membership, row) => {
      if (row.revision !== revision) throw new Failure('changedElsewhere')
      return ask(payments, membership, row)
    }
    await operations.perform({ tenantId, memberId, id }, now, unchanged, async (ledger, row) => {
      await emails.confirm(ledger, row, 'cancelled')
      const until = row.cancelAtPeriodEnd ? row.currentPeriodEnd : null
      await log(ledger, until ? { until } : {})
    })
  }

  /** The running membership, if nothing has changed since. @throws Failure changedElsewhere, notAllowedNow */
  async function found(asked: Asked): Promise<SubscriptionRow> {
    const running = await current(ledgers.subscriptions, asked)
    if (!running || running.source === 'external') throw new Failure('notAllowedNow')
    return running
  }

  return { addDays, cancel, cancelNow, refund }
}

async function current(
  subscriptions: Pick<Ledger['subscriptions'], 'list'>,
  { tenantId, memberId, version, now }: Asked,
): Promise<SubscriptionRow | undefined> {
  const rows = await subscriptions.list(tenantId, memberId)
  if (versionOf(rows) !== version) throw new Failure('changedElsewhere')
  return rows.find((row) => isRunning(row, now))
}
