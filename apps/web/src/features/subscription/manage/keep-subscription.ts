import type { Subscription } from '@upbeat/contract/entities/subscription'
import { queryClient } from '../../../lib/api/query-client.ts'
import { normaliseSubscription } from '../../../lib/normalise/subscription.ts'
import { subscriptionsQuery } from '../../auth/queries.ts'

/** Updates the cache from a reply, so that access starts at once (SUB-17), then refetches. */
export async function keepSubscription(received: Subscription): Promise<void> {
  const { queryKey } = subscriptionsQuery()
  const subscription = normaliseSubscription(received)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (before: Subscription[] = []) => [
    ...before.filter(({ subscriptionTag }) => subscriptionTag !== subscription.subscriptionTag),
    subscription,
  ])
  await reloadSubscriptions()
}

/** Refetches even without observers, as at the checkout. Never throws: failures are in the query. */
export async function reloadSubscriptions(): Promise<void> {
  await queryClient.prefetchQuery({ ...subscriptionsQuery(), staleTime: 0 })
}
