import { chooseSubscription } from './choose-subscription.ts'
import { isFacExpired } from './fac-date.ts'
import { hasPlayerAccess } from './player-access.ts'
import type { SubscriptionLike } from './subscription-like.ts'
import type { TenantMembership } from './tenant-membership.ts'

export type EndedMembership = 'trial' | 'membership' | 'freeAccess'

/**
 * The kind of membership that has ended for a member without access; `null` for one with access, or who never had a membership. `now` in
 * epoch milliseconds.
 */
export function endedMembership(
  answer: readonly SubscriptionLike[] | undefined,
  tenant: TenantMembership,
  now: number,
): EndedMembership | null {
  const { subscription, isSubscribed } = chooseSubscription(answer)
  if (!subscription || (isSubscribed && hasPlayerAccess(subscription, tenant, now))) return null
  if (isFacExpired(subscription.facCodeEndDate, now)) return 'freeAccess'
  const wasPaid = subscription.lastInvoiceAmount !== null && subscription.lastInvoiceAmount !== undefined
  return subscription.trialPeriodStart && !wasPaid ? 'trial' : 'membership'
}
