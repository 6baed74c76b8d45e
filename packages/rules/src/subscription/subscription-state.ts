import type { ChosenSubscription } from './choose-subscription.ts'
import { activeState } from './enumerations.ts'
import type { TenantMembership } from './tenant-membership.ts'

/** The membership as far as the app knows. Active without a subscription: just bought, its details are on their way. */
export type SubscriptionState<Entry> = { isLoading: boolean } & (
  | { status: typeof activeState.unknown; subscription: null }
  | { status: typeof activeState.active; subscription: Entry | null }
  | { status: typeof activeState.inactive; subscription: Entry | null }
)

export type SubscriptionAction<Entry> =
  | { type: 'loadStarted' }
  | { type: 'loadSucceeded'; chosen: ChosenSubscription<Entry> }
  | { type: 'loadFailed' }
  /** A purchase, a trial or a free access code went through (SUB-17, SUB-19). */
  | { type: 'subscribed' }
  | { type: 'signedOut' }

/** Nothing is known before the first answer (SUB-01). */
export const unknownSubscription = { status: activeState.unknown, subscription: null, isLoading: false } as const

/** Applies an action. While it loads again, what was known still holds; a failure makes it unknown (SUB-02, SUB-03). */
export function subscriptionReducer<Entry>(
  state: SubscriptionState<Entry>,
  action: SubscriptionAction<Entry>,
): SubscriptionState<Entry> {
  switch (action.type) {
    case 'loadStarted':
      return { ...state, isLoading: true }
    case 'loadSucceeded': {
      const { subscription, isSubscribed } = action.chosen
      return { status: isSubscribed ? activeState.active : activeState.inactive, subscription, isLoading: false }
    }
    case 'loadFailed':
    case 'signedOut':
      return unknownSubscription
    case 'subscribed':
      return { ...state, status: activeState.active }
  }
}

/** Whether a member must be signed out again: not subscribed for certain, and the tenant lets only subscribers in (D-70). */
export function mustSignOut<Entry>(state: SubscriptionState<Entry>, tenant: TenantMembership): boolean {
  return tenant.canUnsubcribedUsersLogin === false && state.status === activeState.inactive
}
