import { thirdPartyEnabled } from '@upbeat/rules/tenant/switches'
import { productsQuery } from '../features/subscription/products-query.ts'
import { SubscribeScreen } from '../features/subscription/subscribe-screen.tsx'
import { getTenant } from '../features/tenant/tenant-store.ts'
import { queryClient } from '../lib/api/query-client.ts'

export function loader() {
  if (!thirdPartyEnabled(getTenant())) void queryClient.prefetchQuery(productsQuery())
  return null
}

export function Component() {
  return <SubscribeScreen />
}
