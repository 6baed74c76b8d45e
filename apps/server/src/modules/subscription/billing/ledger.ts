import type { Database } from '../../../platform/db/database.ts'
import type { Facts, NewFact } from '../../facts/fact.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { CodesOn } from '../../plans/plan.ts'
import { createRedemptionRepository } from '../codes/redemption-repository.ts'
import { createRedemptions, type Redemptions } from '../codes/redemptions.ts'
import { type AttemptRepository, createAttemptRepository } from '../purchase/attempt-repository.ts'
import { createTrialRepository, type TrialRepository } from '../purchase/trial-repository.ts'
import { createSubscriptionRepository, type SubscriptionRepository } from '../repository.ts'
import { type CancellationRepository, createCancellationRepository } from './cancellation-repository.ts'

type Books = { subscriptions: SubscriptionRepository; codes: Redemptions; attempts: AttemptRepository } & {
  trials: TrialRepository
  cancellations: CancellationRepository
}
/** Repositories in one transaction. Jobs and facts are added in the same transaction. */
export type Ledger = Books & {
  jobs: Pick<Jobs, 'add'>
  record: (facts: readonly NewFact[]) => Promise<void>
  /** For records of other modules that belong to the change. */
  transaction: Database
}
export type Ledgers = ReturnType<typeof createLedgers>

type Parts = { db: Database; codesOn: CodesOn; jobs: Pick<Jobs, 'together'>; facts: Facts }

export function createLedgers({ db, codesOn, jobs, facts }: Parts) {
  const booksOn = (connection: Database): Books => ({
    subscriptions: createSubscriptionRepository(connection),
    codes: createRedemptions({ codes: codesOn(connection), redemptions: createRedemptionRepository(connection) }),
    attempts: createAttemptRepository(connection),
    trials: createTrialRepository(connection),
    cancellations: createCancellationRepository(connection),
  })

  /**
   * Runs `work` in one transaction, exclusively for this member, so that two tabs, a double click and due work run one
   * after the other. If `work` throws, everything is rolled back.
   */
  async function forMember<T>(tenantId: string, memberId: string, work: (ledger: Ledger) => Promise<T>): Promise<T> {
    return jobs.together((addTo) =>
      db.transaction(async (transaction) => {
        const books = booksOn(transaction)
        await books.subscriptions.lockMember(tenantId, memberId)
        const record = (happened: readonly NewFact[]) => facts.append(transaction, happened)
        return work({ ...books, jobs: addTo(transaction), record, transaction })
      }),
    )
  }

  return { ...booksOn(db), forMember }
}
