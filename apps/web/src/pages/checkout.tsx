import { replace } from 'react-router'
import { CheckoutScreen } from '../features/subscription/checkout-screen.tsx'
import { restoreOrder } from '../features/subscription/keep-order.ts'
import { productsQuery } from '../features/subscription/products-query.ts'
import { useSubscription } from '../features/subscription/subscription-store.ts'
import { queryClient } from '../lib/api/query-client.ts'
import { paths } from '../lib/paths.ts'

/** Without a selected plan there is nothing to pay. */
export function loader() {
  restoreOrder()
  if (!useSubscription.getState().chosen) return replace(paths.subscribe)
  void queryClient.prefetchQuery(productsQuery())
  return null
}

export function Component() {
  return <CheckoutScreen />
}
