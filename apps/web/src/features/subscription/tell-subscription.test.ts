// @vitest-environment happy-dom
import type { Subscription } from '@upbeat/contract/entities/subscription'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { analytics } from '../../lib/analytics.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { useAuth } from '../auth/auth-store.ts'
import { subscriptionsQuery } from '../auth/queries.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { tellSubscription } from './tell-subscription.ts'

const last = () => window.dataLayer?.at(-1)?.subscription
let stop = () => {}
beforeEach(() => {
  setTenant(makeTenant())
  vi.stubGlobal('dataLayer', [])
  useAuth.setState({ session: { status: 'signedIn', token: 't', userId: 'ada' } })
  stop = tellSubscription()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  queryClient.clear()
})

function answer(subscriptions: Partial<Subscription>[]) {
  queryClient.setQueryData(subscriptionsQuery().queryKey, subscriptions as Subscription[])
}

it("ANAL-02 reports include the member’s subscription once known, and again after another member's session", () => {
  expect(last()).toBeUndefined()
  answer([{ subscriptionTag: 's', status: 'active' }])
  analytics.track('pageView')
  expect(last()).toBe('active')
  const told = window.dataLayer?.length
  answer([{ subscriptionTag: 's', status: 'active' }])
  expect(window.dataLayer).toHaveLength(told ?? 0)

  useAuth.setState({ session: { status: 'signedOut' } })
  analytics.reset()
  expect(last()).toBe('unknown')
  useAuth.setState({ session: { status: 'signedIn', token: 't2', userId: 'ada' } })
  answer([])
  expect(last()).toBe('none')
})
