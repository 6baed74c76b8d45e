import { type AccountDisplay, accountDisplay } from './account-display.ts'
import { chooseSubscription } from './choose-subscription.ts'
import { type ActiveState, activeState } from './enumerations.ts'
import { hasPlayerAccess } from './player-access.ts'
import type { SubscriptionLike } from './subscription-like.ts'
import type { TenantMembership } from './tenant-membership.ts'

/** A member's membership as far as the app knows it. */
export type MembershipState<Entry> = {
  status: ActiveState
  subscription: Entry | null
  /** Whether a class plays. */
  hasPlayerAccess: boolean
  /** What the account page says; `null` while nothing is known. */
  display: AccountDisplay | null
}

/**
 * Reads the membership out of what the server answered of a member's subscriptions. `undefined` is no answer: nothing is known
 * before the first one and after a failure (SUB-01 to SUB-03). `now` in epoch milliseconds.
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
