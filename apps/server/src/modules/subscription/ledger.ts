import type { Database } from '../../platform/db/database.ts'
import { type AttemptRepository, createAttemptRepository } from './attempt-repository.ts'
import { type CodeRepository, createCodeRepository } from './code-repository.ts'
import { createSubscriptionRepository, type SubscriptionRepository } from './repository.ts'

/** What belongs together when money moves. */
export type Ledger = { subscriptions: SubscriptionRepository; codes: CodeRepository; attempts: AttemptRepository }
export type Ledgers = ReturnType<typeof createLedgers>

export function createLedgers(db: Database) {
  /**
   * Runs `work` in one transaction, alone for this member: two tabs, a double click and the due work follow one another. What
   * `work` throws undoes everything.
   */
  async function forMember<T>(tenantId: string, memberId: string, work: (ledger: Ledger) => Promise<T>): Promise<T> {
    return db.transaction(async (transaction) => {
      const ledger = ledgerOn(transaction as unknown as Database)
      await ledger.subscriptions.lockMember(tenantId, memberId)
      return work(ledger)
    })
  }

  return { ...ledgerOn(db), forMember }
}

function ledgerOn(db: Database): Ledger {
  return {
    subscriptions: createSubscriptionRepository(db),
    codes: createCodeRepository(db),
    attempts: createAttemptRepository(db),
  }
}
