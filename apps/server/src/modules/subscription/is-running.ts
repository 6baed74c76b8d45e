import { accessOf, isPaused } from './access-of.ts'
import type { SubscriptionRow } from './repository.ts'

/** Whether a subscription gives access at `now`. */
export function isRunning(row: SubscriptionRow, now: Date): boolean {
  return accessOf(row, now).may
}

/** Whether it is running or paused: there is something to end. */
export function isHeld(row: SubscriptionRow, now: Date): boolean {
  return isRunning(row, now) || isPaused(row, now)
}

/** Whether it prevents another subscription: paid, paused and granted ones do; a trial and a failing renewal are replaced. */
export function isInTheWay(row: SubscriptionRow, now: Date): boolean {
  return isHeld(row, now) && row.status === 'active' && row.failedAttempts === 0
}
