import { createHmac } from 'node:crypto'
import type { Ledgers } from '../billing/ledger.ts'
import type { TrialRepository } from './trial-repository.ts'

export type TrialHistory = ReturnType<typeof createTrialHistory>
type Owner = { tenantId: string; memberId: string; emailKey: string }
type Parts = { ledgers: Pick<Ledgers, 'subscriptions' | 'trials'>; secret: string }

const memoryDays = 365

/**
 * Allows one trial per email address and year, so that deleting the account doesn't give another one. Only a hash with
 * a secret of the installation is stored, so the database alone doesn't reveal the address. A new address counts as
 * another person.
 */
export function createTrialHistory({ ledgers, secret }: Parts) {
  /** Returns false if the address has had a trial within the year. */
  async function take(trials: TrialRepository, { tenantId, emailKey }: Omit<Owner, 'memberId'>, now: Date) {
    const earliest = new Date(now.getTime() - memoryDays * 86_400_000)
    // Older keys, and with them older hashes, may be decomposed.
    for (const key of new Set([emailKey.normalize('NFD'), emailKey.normalize('NFC')])) {
      const addressHash = createHmac('sha256', secret).update(`trial\n${tenantId}\n${key}`).digest('base64url')
      if (!(await trials.take(tenantId, { addressHash, now, earliest }))) return false
    }
    return true
  }

  /** Call when an account is deleted, with its current address. */
  async function remember(owner: Owner, now: Date): Promise<void> {
    const rows = await ledgers.subscriptions.list(owner.tenantId, owner.memberId)
    if (rows.some((row) => row.trialStartedAt)) await take(ledgers.trials, owner, now)
  }

  return { take, remember }
}
