import type { Database } from '../../platform/db/database.ts'
import { type CodeRepository, createCodeRepository } from './code-repository.ts'
import { createSubscriptionRepository, type SubscriptionRepository } from './repository.ts'

/** What belongs together when money moves. */
export type Ledger = { subscriptions: SubscriptionRepository; codes: CodeRepository }
export type Ledgers = ReturnType<typeof createLedgers>

export function createLedgers(db: Database) {
  const outside: Ledger = { subscriptions: createSubscriptionRepository(db), codes: createCodeRepository(db) }

  /**
   * Runs `work` in one transaction, alone for this member: two tabs, a double click and the due work follow one another. What
   * `work` throws undoes everything.
   */
  async function forMember<T>(tenantId: string, memberId: string, work: (ledger: Ledger) => Promise<T>): Promise<T> {
    return db.transaction(async (transaction) => {
      const inside = transaction as unknown as Database
      const ledger = { subscriptions: createSubscriptionRepository(inside), codes: createCodeRepository(inside) }
      await ledger.subscriptions.lockMember(tenantId, memberId)
      return work(ledger)
    })
  }

  return { ...outside, forMember }
}
