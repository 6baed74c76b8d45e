import type { Logger } from 'pino'
import { asPlatform, inTenant } from '../../../platform/scope/scope.ts'
import type { Tenants } from '../../../platform/tenancy/tenants.ts'
import type { Plans } from '../../plans/plan.ts'
import { isRunning } from '../is-running.ts'
import type { SubscriptionRow } from '../repository.ts'
import type { Bookkeeping } from './bookkeeping.ts'
import type { Ledgers } from './ledger.ts'
import type { MembershipEmails } from './membership-emails.ts'
import { endedFacts } from './membership-facts.ts'
import type { Operations, Whose } from './operations.ts'
import { renewalNotice } from './renewal-notice.ts'

export type Renewals = ReturnType<typeof createRenewals>
type Parts = {
  books: Bookkeeping
  ledgers: Ledgers
  operations: Operations
  products: Pick<Plans, 'plans'>
  emails: Pick<MembershipEmails, 'announce'>
  tenants: Pick<Tenants, 'all'>
  log: Logger
}

/** The effects of time on memberships: trials and cancelled periods end, the others are renewed or fail to (D-75). */
export function createRenewals({ books, ledgers, operations, products, emails, tenants, log }: Parts) {
  /** Processes everything due at `now`. A failure affects only its member, and is retried after a minute. */
  async function runDue(now: Date): Promise<void> {
    // Disabled clubs are skipped, so that they don't delay others.
    const served = tenants.all().map(({ id }) => id)
    for (const due of await asPlatform(() => ledgers.subscriptions.due(served, now))) {
      await inTenant(due.tenantId, () => settle(due, now)).catch((err) => {
        log.error({ tenant: due.tenantId, subscription: due.id, err }, 'due work failed')
      })
    }
    await announceDue(now)
  }

  async function settle(due: Whose, now: Date) {
    const isFree = await books.alone(due, async ({ subscriptions, record }) => {
      const row = await subscriptions.find(due.tenantId, due.memberId, due.id)
      if (row?.source !== 'code') return false
      const changes = { status: 'inactive', endsAt: row.accessEndsAt, updatedAt: now } as const
      if (isRunning(row, now)) return true
      await subscriptions.change(due.tenantId, due.id, changes)
      await record(endedFacts(row, { at: row.accessEndsAt ?? now, replaced: false }))
      return true
    })
    if (isFree) return
    await operations.perform(due, now, (payments, membership) => payments.catchUp(membership, now.getTime()))
  }

  /** Notifies members some days before a charge. */
  async function announceDue(now: Date) {
    const served = tenants.all().map(({ id }) => id)
    const horizons = renewalNotice.horizons(now)
    for (const row of await asPlatform(() => ledgers.subscriptions.unnoticed(served, now, horizons))) {
      await inTenant(row.tenantId, () => announce(row, now)).catch((err) => {
        log.error({ tenant: row.tenantId, subscription: row.id, err }, 'renewal not announced')
      })
    }
    const horizon = renewalNotice.pauseHorizon(now)
    for (const row of await asPlatform(() => ledgers.subscriptions.pausesEnding(served, now, horizon))) {
      await inTenant(row.tenantId, () => announcePauseEnd(row)).catch((err) => {
        log.error({ tenant: row.tenantId, subscription: row.id, err }, 'end of a pause not announced')
      })
    }
  }

  async function announce(row: SubscriptionRow, now: Date) {
    const notice = renewalNotice.of(row, await products.plans(row.tenantId), now)
    await books.alone(row, async (ledger) => {
      await ledger.subscriptions.change(row.tenantId, row.id, { noticedPeriodEnd: row.currentPeriodEnd })
      // Free renewals are marked as well, so that they aren't checked again.
      if (notice) await emails.announce(ledger, row, notice, 'notice')
    })
  }

  async function announcePauseEnd(row: SubscriptionRow) {
    const notice = renewalNotice.ofPause(row, await products.plans(row.tenantId))
    await books.alone(row, async (ledger) => {
      await ledger.subscriptions.change(row.tenantId, row.id, { noticedPeriodEnd: row.pausedUntil })
      if (notice) await emails.announce(ledger, row, notice, 'pauseEnding')
    })
  }

  return { runDue }
}
