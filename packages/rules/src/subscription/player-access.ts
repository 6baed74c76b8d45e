import { isFacExpired } from './fac-date.ts'
import { isCancelled, isSubscribed, periodEnd, type SubscriptionLike, statusOf } from './subscription-like.ts'
import { skipsSubscriptionCheck, type TenantMembership } from './tenant-membership.ts'

/**
 * Whether a signed-in member may play (PLAY-04, ROLE-05, ROLE-10): subscribed, and neither the free access code nor a trial nor a cancelled
 * period has ended, even if the status lags. A renewing subscription keeps its access while the renewal is pending. `now` in epoch
 * milliseconds.
 */
export function hasPlayerAccess(subscription: SubscriptionLike | null, tenant: TenantMembership, now: number): boolean {
  if (skipsSubscriptionCheck(tenant)) return true
  if (!subscription || !isSubscribed(subscription) || isFacExpired(subscription.facCodeEndDate, now)) return false
  const mayRunOut = statusOf(subscription) === 'trialing' || isCancelled(subscription) || subscription.renews === false
  const end = periodEnd(subscription)
  return !mayRunOut || end === null || now < end
}
