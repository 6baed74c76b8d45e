import { type AccountDisplay, accountDisplay } from './account-display.ts'
import { chooseSubscription } from './choose-subscription.ts'
import { type ActiveState, activeState } from './enumerations.ts'
import { hasPlayerAccess } from './player-access.ts'
import type { SubscriptionLike } from './subscription-like.ts'
import type { TenantMembership } from './tenant-membership.ts'

/** A member's membership as known to the app. */
export type MembershipState<Entry> = {
  status: ActiveState
  subscription: Entry | null
  /** Whether classes play. */
  hasPlayerAccess: boolean
  /** The account page's panel; `null` while unknown. */
  display: AccountDisplay | null
}

/**
 * Derives the membership from the server's subscriptions. `undefined` means no reply yet, or a failure: the state is unknown (SUB-01 to
 * SUB-03). `now` in epoch milliseconds.
 */
export function membershipState<Entry extends SubscriptionLike>(
  answer: readonly Entry[] | undefined,
  tenant: TenantMembership,
  now: number,
): MembershipState<Entry> {
  const { subscription, isSubscribed } = chooseSubscription(answer)
  const known = isSubscribed ? activeState.active : activeState.inactive
  return {
    status: answer ? known : activeState.unknown,
    subscription,
    hasPlayerAccess: hasPlayerAccess(subscription, tenant, now),
    display: answer ? accountDisplay(subscription, tenant, now) : null,
  }
}
