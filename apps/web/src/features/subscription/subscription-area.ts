import type { Product } from '@upbeat/contract/entities/product'
import { currencyCode } from '@upbeat/rules/subscription/currency'
import { subscriptionType } from '@upbeat/rules/subscription/subscription-type'
import { queryClient } from '../../lib/api/query-client.ts'
import { subscriptionsQuery } from '../auth/queries.ts'
import { getTenant } from '../tenant/tenant-store.ts'
import { readMembership } from './membership.ts'
import { productsQuery } from './products-query.ts'
import { type Phase, useSubscription } from './subscription-store.ts'

/**
 * The combined area `subscription`: client state and cached server data (SHELL-35). Components subscribe to its parts instead:
 * `useSubscription`, `useMembership` and the products' query. No page reads the whole, so `knip.json` lists this file as an entry.
 */
export function readSubscriptionArea() {
  const tenant = getTenant()
  const products: Product[] = queryClient.getQueryData(productsQuery().queryKey) ?? []
  const membership = readMembership()
  const { flows, ...own } = useSubscription.getState()
  return {
    ...own,
    ...membership,
    type: subscriptionType(membership.subscription, tenant),
    products,
    currency: currencyCode(
      products.flatMap(({ plans }) => plans),
      tenant,
    ),
    flows: {
      ...flows,
      loadSubscription: phaseOf(subscriptionsQuery().queryKey),
      loadProducts: phaseOf(productsQuery().queryKey),
    },
  }
}

function phaseOf(queryKey: readonly unknown[]): Phase {
  const state = queryClient.getQueryState(queryKey)
  if (!state) return 'idle'
  if (state.fetchStatus === 'fetching') return 'started'
  if (state.status === 'pending') return 'idle'
  return state.status === 'error' ? 'failed' : 'succeeded'
}
