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
 * What the account page says of the subscription. `endsAt` in epoch milliseconds; that of free access is a day in UTC.
 * Cancel is offered for `trial`, `billing` and `pastDue`, Resume for the two cancelled ones (D-71, D-72), Enter Code for
 * `freeAccessExpired` and where `canEnterCode` says so.
 */
export type AccountDisplay =
  | { kind: 'trial'; endsAt: number | null }
  | { kind: 'trialCancelled'; endsAt: number | null }
  | { kind: 'billing' }
  | { kind: 'billingCancelled'; endsAt: number | null }
  /** A renewal was not paid: access goes on while the card is tried again, next at `retryAt`. */
  | { kind: 'pastDue'; retryAt: number | null }
  | { kind: 'freeAccess'; endsAt: number | null }
  | { kind: 'freeAccessExpired' }
  | { kind: 'upgradeNeeded'; link: string | null }
  | { kind: 'none'; canEnterCode: boolean }

/** Chooses it by status, cancellation and the tenant's access codes (SUB-27 to SUB-33, SUB-37, D-74). */
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
  if (!isSubscribed(subscription)) return { kind: 'none', canEnterCode: canReactivate(tenant) }
  const endsAt = periodEnd(subscription)
  if (statusOf(subscription) === 'trialing') {
    return { kind: isCancelled(subscription) ? 'trialCancelled' : 'trial', endsAt }
  }
  if (isCancelled(subscription)) return { kind: 'billingCancelled', endsAt }
  if (subscription.paymentFailedAt) return { kind: 'pastDue', retryAt: timeOf(subscription.nextInvoiceDate) }
  // A club may give codes and sell plans, so it is the subscription that tells.
  if (isFreeAccess(subscription)) return { kind: 'freeAccess', endsAt: parseFacDate(subscription.facCodeEndDate) }
  return { kind: 'billing' }
}
