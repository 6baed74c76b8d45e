import type { MemberState } from '@upbeat/contract/studio/entities/member-list'
import { isPaused } from '../access-of.ts'
import { isRunning } from '../is-running.ts'
import type { SubscriptionRow } from '../repository.ts'

/** The state of a member with these subscriptions. `runningState` in `state-repository.ts` is the same rule in SQL. */
export function memberState(rows: readonly SubscriptionRow[], now: Date): MemberState {
  const running = rows.find((row) => isRunning(row, now))
  if (rows.some((row) => isPaused(row, now))) return 'paused'
  if (!running) return rows.length > 0 ? 'ended' : 'none'
  if (running.source === 'code' || running.source === 'external') return running.source
  if (running.status === 'trialing') return 'trial'
  return running.failedAttempts > 0 ? 'pastDue' : 'paying'
}
