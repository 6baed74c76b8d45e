import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import type { Plan } from '@upbeat/contract/entities/product'
import { enGb } from '@upbeat/phrases/en-gb'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { normaliseSubscriptions } from '../../lib/normalise/subscription.ts'
import { usePageTitleStore } from '../../lib/page/page-title.ts'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { restoreSession } from '../auth/auth-store.ts'
import { subscriptionsQuery } from '../auth/queries.ts'
import { showLanguage } from '../i18n/change-language.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { productsQuery } from './products-query.ts'
import { SubscribeScreen } from './subscribe-screen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

function show() {
  showLanguage('en-gb', enGb)
  render(
    <QueryClientProvider client={queryClient}>
      <SubscribeScreen />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  )
}

it('ROUTE-22 offers no plans, in heading or title, if memberships are managed elsewhere', () => {
  setTenant(makeTenant({ isThirdPartyEnabled: true }))
  show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Subscription')
  expect(usePageTitleStore.getState().title).toBe('Subscription')
})

it('SUB-39 offers a member nothing before their membership is known, then the change of their plan', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  localStorage.setItem('token', 't')
  localStorage.setItem('userId', 'u')
  restoreSession()
  setTenant(makeTenant())
  const terms = { intervalCount: 1, trialPeriodDays: 0, currency: 'gbp', price: 20 }
  const plans: Plan[] = [
    { tag: 'quarterly', interval: 'Quarterly', displayName: 'Quarterly', ...terms },
    { tag: 'annually', interval: 'Annually', displayName: 'Annually', ...terms },
  ]
  queryClient.setQueryData(productsQuery().queryKey, [{ productId: 'all', name: 'All classes', plans }])
  show()
  expect(screen.queryByRole('button', { name: /Choose/ })).toBeNull()
  const current = { status: 'active', planTag: 'quarterly', currency: 'gbp', currentPeriodEnd: '2099-12-06T12:00:00Z' }
  act(() => queryClient.setQueryData(subscriptionsQuery().queryKey, normaliseSubscriptions([current])))
  const change = await screen.findByRole('button', { name: /Choose/ })
  act(() => change.click())
  expect(await screen.findByRole('dialog')).toBeDefined()
})

it('SUB-42 shows ten of twelve products at first', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  setTenant(makeTenant())
  const terms = { interval: 'Monthly' as const, intervalCount: 1, trialPeriodDays: 0, currency: 'gbp', price: 5 }
  const products = Array.from({ length: 12 }, (_, index) => ({
    productId: `p${index}`,
    name: `P${index}`,
    plans: [{ tag: `t${index}`, displayName: `Plan ${index}`, ...terms }],
  }))
  queryClient.setQueryData(productsQuery().queryKey, products)
  queryClient.setQueryData(subscriptionsQuery().queryKey, normaliseSubscriptions([]))
  show()
  expect(await screen.findAllByRole('listitem')).toHaveLength(10)
  act(() => screen.getByRole('button', { name: 'Show more' }).click())
  expect(screen.getAllByRole('listitem')).toHaveLength(12)
})

it('ERR-22 says why the plans can’t be loaded', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('fetch', async () => Response.json({ code: 500, message: 'x' }, { status: 500 }))
  setTenant(makeTenant())
  show()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByRole('alert').textContent).toContain('Internal server error')
  vi.useRealTimers()
})
