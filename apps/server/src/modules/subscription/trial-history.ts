import { createHmac } from 'node:crypto'
import type { Ledgers } from './ledger.ts'
import type { TrialRepository } from './trial-repository.ts'

export type TrialHistory = ReturnType<typeof createTrialHistory>
type Owner = { tenantId: string; memberId: string; emailKey: string }
type Parts = { ledgers: Pick<Ledgers, 'subscriptions' | 'trials'>; secret: string }

const memoryDays = 365

/**
 * One trial an address a year: deleting the account must not buy another. All that is kept is a hash under a key of the installation's, so the
 * database alone doesn't tell whose it was. A fresh address is another person for all we know.
 */
export function createTrialHistory({ ledgers, secret }: Parts) {
  /** False where the address has had a trial within the year. */
  async function take(trials: TrialRepository, { tenantId, emailKey }: Omit<Owner, 'memberId'>, now: Date) {
    const addressHash = createHmac('sha256', secret).update(`trial\n${tenantId}\n${emailKey}`).digest('base64url')
    return trials.take(tenantId, { addressHash, now, earliest: new Date(now.getTime() - memoryDays * 86_400_000) })
  }

  /** For an account that goes, under the address that it has by then. */
  async function remember(owner: Owner, now: Date): Promise<void> {
    const rows = await ledgers.subscriptions.list(owner.tenantId, owner.memberId)
    if (rows.some((row) => row.trialStartedAt)) await take(ledgers.trials, owner, now)
  }

  return { take, remember }
}
