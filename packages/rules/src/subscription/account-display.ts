import { isFacExpired, parseFacDate } from './fac-date.ts'
import {
  isCancelled,
  isFreeAccess,
  isSubscribed,
  periodEnd,
  type SubscriptionLike,
  statusOf,
  timeOf,
} from './subscription-like.ts'
import { canReactivate, type TenantMembership } from './tenant-membership.ts'

/**
 * The subscription panel of the account page. `endsAt` in epoch milliseconds; for free access it is a UTC date. Cancel is offered for
 * `trial`, `billing` and `pastDue`, Resume for the two cancelled ones (D-71, D-72), Enter Code for `freeAccessExpired` and if
 * `canEnterCode`.
 */
export type AccountDisplay =
  | { kind: 'trial'; endsAt: number | null }
  | { kind: 'trialCancelled'; endsAt: number | null }
  | { kind: 'billing' }
  /** Paid once, until the end of its term. */
  | { kind: 'term'; endsAt: number | null }
  | { kind: 'billingCancelled'; endsAt: number | null }
  /** It will rest from `from`. */
  | { kind: 'pauseAhead'; from: number | null; until: number | null }
  | { kind: 'paused'; until: number | null }
  /** A renewal failed: access continues while the charge is retried, next at `retryAt`. */
  | { kind: 'pastDue'; retryAt: number | null }
  | { kind: 'freeAccess'; endsAt: number | null }
  | { kind: 'freeAccessExpired' }
  | { kind: 'upgradeNeeded'; link: string | null }
  | { kind: 'none'; canEnterCode: boolean }

/** Chooses the panel by status, cancellation and the tenant's access codes (SUB-27 to SUB-33, SUB-37, D-74). */
export function accountDisplay(
  subscription: SubscriptionLike | null,
  tenant: TenantMembership,
  now: number,
): AccountDisplay {
  if (!subscription) return { kind: 'none', canEnterCode: canReactivate(tenant) }
  if (isFacExpired(subscription.facCodeEndDate, now)) {
    return canReactivate(tenant)
      ? { kind: 'freeAccessExpired' }
      : { kind: 'upgradeNeeded', link: tenant.mmsSignupLink || null }
  }
  const pausedUntil = timeOf(subscription.pausedUntil)
  if (pausedUntil !== null && !isSubscribed(subscription)) return { kind: 'paused', until: pausedUntil }
  if (!isSubscribed(subscription)) return { kind: 'none', canEnterCode: canReactivate(tenant) }
  const endsAt = periodEnd(subscription)
  if (statusOf(subscription) === 'trialing') {
    return { kind: isCancelled(subscription) ? 'trialCancelled' : 'trial', endsAt }
  }
  if (subscription.renews === false) return { kind: 'term', endsAt }
  if (isCancelled(subscription)) return { kind: 'billingCancelled', endsAt }
  if (pausedUntil !== null) return { kind: 'pauseAhead', from: timeOf(subscription.pausedFrom), until: pausedUntil }
  if (subscription.paymentFailedAt) return { kind: 'pastDue', retryAt: timeOf(subscription.nextInvoiceDate) }
  // A club may use both codes and plans, so the subscription decides.
  if (isFreeAccess(subscription)) return { kind: 'freeAccess', endsAt: parseFacDate(subscription.facCodeEndDate) }
  return { kind: 'billing' }
}
