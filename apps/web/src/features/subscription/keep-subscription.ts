import type { Subscription } from '@upbeat/contract/entities/subscription'
import { normaliseSubscription } from '../../lib/normalise/subscription.ts'
import { queryClient } from '../../lib/query-client.ts'
import { subscriptionsQuery } from '../auth/queries.ts'

/** Takes up what a reply says of a subscription, so that access is there at once (SUB-17), then asks for the whole truth. */
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

/** Asks even where nobody is looking, as at the checkout. Never throws: a failure shows in the query. */
export async function reloadSubscriptions(): Promise<void> {
  await queryClient.prefetchQuery({ ...subscriptionsQuery(), staleTime: 0 })
}
