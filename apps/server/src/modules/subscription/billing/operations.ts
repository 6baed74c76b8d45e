import { Failure } from '../../../platform/failure/failure.ts'
import type { PlanRow, Plans } from '../../plans/plan.ts'
import { membershipOf } from '../membership-of.ts'
import type { SubscriptionRow } from '../repository.ts'
import type { Bookkeeping, News } from './bookkeeping.ts'
import type { Engines } from './engines.ts'
import type { Ledger, Ledgers } from './ledger.ts'
import type { Held, Membership, Outcome, Payments } from './payments.ts'

export type Operations = ReturnType<typeof createOperations>
type Parts = {
  books: Bookkeeping
  ledgers: Ledgers
  products: Pick<Plans, 'plans'>
  engineOf: Engines
  tell: (ledger: Ledger, owner: { tenantId: string; memberId: string }, news: News) => Promise<void>
}
export type Whose = Pick<SubscriptionRow, 'tenantId' | 'memberId' | 'id'>
/**
 * Runs in the transaction of the change, once if several requests wanted the change at the same time. `row` is the state
 * after it.
 */
type Also = (ledger: Ledger, row: SubscriptionRow, plans: readonly PlanRow[]) => Promise<void>
export type Ask = (payments: Payments, membership: Membership, row: SubscriptionRow) => Promise<Outcome | Held>

/** Calls a membership's provider and stores the resulting state. */
export function createOperations({ books, ledgers, products, engineOf, tell }: Parts) {
  /**
   * No lock or transaction is held during the provider's call, so the stored row may have changed before its reply. The
   * row's revision shows that: then the row is read and the provider called again, so that an outdated reply is never
   * stored last.
   * @throws Failure notFound, paymentDeclined, unavailable, and what `ask` throws
   */
  async function perform({ tenantId, memberId, id }: Whose, now: Date, ask: Ask, also?: Also): Promise<News> {
    const plans = await products.plans(tenantId)
    let firstRevision: number | null = null
    for (let asked = ask; ; ) {
      const row = await ledgers.subscriptions.find(tenantId, memberId, id)
      firstRevision ??= row?.revision ?? null
      const since = firstRevision ?? 0
      const membership = row && membershipOf(row, plans)
      const payments = row && engineOf(row)
      if (!row || !membership) throw new Failure('notFound')
      if (!payments) throw new Failure('unavailable')
      const answer = await asked(payments, membership, row).catch(asFailure)
      if ('paid' in answer && !answer.paid) {
        await books.alone(row, ({ subscriptions }) => subscriptions.change(tenantId, id, { updatedAt: now }))
        throw new Failure('paymentDeclined', { message: answer.message })
      }
      const held = 'paid' in answer ? answer.held : answer
      const news = await books.alone(row, async (ledger) => {
        const current = await ledger.subscriptions.find(tenantId, memberId, id)
        if (current?.revision !== row.revision) return null
        const fresh = await books.project(ledger, row, held, { plans, now })
        await tell(ledger, row, fresh)
        const changed = also && (await ledger.subscriptions.find(tenantId, memberId, id))
        // Otherwise a request that began from the same state was faster, and its change is confirmed.
        if (changed && changed.confirmedRevision < since) {
          await also(ledger, changed, plans)
          await ledger.subscriptions.change(tenantId, id, { confirmedRevision: changed.revision })
        }
        return fresh
      })
      if (news) return news
      if (payments.keeps === 'there') asked = (engine, known) => engine.catchUp(known, now.getTime())
    }
  }

  return { perform }
}

function asFailure(cause: unknown): never {
  throw cause instanceof Failure ? cause : new Failure('unavailable', { cause })
}
