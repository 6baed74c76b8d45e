import { accessOf } from './access-of.ts'
import type { SubscriptionRow } from './repository.ts'

/** Whether a subscription gives access at `now`. */
export function isRunning(row: SubscriptionRow, now: Date): boolean {
  return accessOf(row, now).may
}

/** Whether it prevents another subscription: paid and granted ones do; a trial and a failing renewal are replaced. */
export function isInTheWay(row: SubscriptionRow, now: Date): boolean {
  return isRunning(row, now) && row.status === 'active' && row.failedAttempts === 0
}
