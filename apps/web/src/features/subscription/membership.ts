import { type QueryState, useQuery } from '@tanstack/react-query'
import type { Subscription } from '@upbeat/contract/entities/subscription'
import { type MembershipState, membershipState } from '@upbeat/rules/subscription/membership-state'
import { queryClient } from '../../lib/api/query-client.ts'
import { clock } from '../../lib/clock.ts'
import { useSignedIn } from '../auth/auth-store.ts'
import { subscriptionsQuery } from '../auth/queries.ts'
import { getTenant } from '../tenant/tenant-store.ts'

/** The member's membership as known to the app. */
export type Membership = MembershipState<Subscription>

/** The membership for components, with its loading state; visitors have none. */
export function useMembership() {
  const query = useQuery({ ...subscriptionsQuery(), enabled: useSignedIn() })
  return { ...membershipOf(query.isError ? undefined : query.data), query }
}

/** The membership for loaders and actions, from the cache. */
export function readMembership(): Membership {
  const state: QueryState<Subscription[]> | undefined = queryClient.getQueryState(subscriptionsQuery().queryKey)
  return membershipOf(state?.status === 'success' ? state.data : undefined)
}

/** Derives the membership from the member's subscriptions; `undefined` means unknown. */
export function membershipOf(subscriptions: readonly Subscription[] | undefined): Membership {
  return membershipState(subscriptions, getTenant(), clock.now())
}
