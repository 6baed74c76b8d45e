import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { enGb } from '@upbeat/phrases/en-gb'
import { createMemoryRouter, useLocation } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { configureApi } from '../../../lib/api/api.ts'
import { queryClient } from '../../../lib/api/query-client.ts'
import { clock } from '../../../lib/clock.ts'
import { normaliseSubscriptions } from '../../../lib/normalise/subscription.ts'
import { startTestServer } from '../../../lib/testing/start-test-server.ts'
import { makeTenant } from '../../../lib/testing/tenant-factory.ts'
import { restoreSession } from '../../auth/auth-store.ts'
import { subscriptionsQuery } from '../../auth/queries.ts'
import { showLanguage } from '../../i18n/change-language.ts'
import { setTenant } from '../../tenant/tenant-store.ts'
import { NoStream } from './no-stream.tsx'

const now = Date.parse('2026-12-07T12:00:00Z')
const trial = { trialPeriodStart: '2026-11-22T12:00:00Z', currentPeriodEnd: '2026-12-06T12:00:00Z' }
const running = { ...trial, status: 'trialing', currentPeriodEnd: '2026-12-08T12:00:00Z' }
let subscriptions: unknown[]
let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  server = await startTestServer(() => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    return { headers, body: subscriptions }
  })
  configureApi({ host: server.url, credential: btoa('upbeat:demo'), tenantId: 'tenant-1' })
})
afterAll(() => server.close())
beforeEach(() => {
  localStorage.setItem('token', 't')
  localStorage.setItem('userId', 'u')
  restoreSession()
  queryClient.clear()
  setTenant(makeTenant())
  showLanguage('en-gb', enGb)
  clock.synchronise(now)
  history.replaceState(null, '', '/classes/flow')
})
afterEach(cleanup)

function Plans() {
  return <p>Plans for {JSON.stringify(useLocation().state)}</p>
}

/** A class without a stream URL, for a member whose cached status is still trial. */
function open() {
  queryClient.setQueryData(subscriptionsQuery().queryKey, normaliseSubscriptions([running]))
  const player = <NoStream onClose={vi.fn()} onRetry={vi.fn()} title="Sunrise Flow" />
  const router = createMemoryRouter(
    [
      { path: '/classes/flow', element: player },
      { path: '/subscribe', element: <Plans /> },
    ],
    { initialEntries: ['/classes/flow'] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

it('ROLE-10 SUB-45 opens the plans if the trial has ended since the page loaded, and passes them the class', async () => {
  subscriptions = [{ ...trial, status: 'canceled' }]
  open()
  expect(await screen.findByText(/Plans for/)).toHaveProperty(
    'textContent',
    'Plans for {"wanted":{"path":"/classes/flow","title":"Sunrise Flow"}}',
  )
})

it('SUB-45 reports in the dialog that it has ended, if the club uses the dialog', async () => {
  setTenant(makeTenant({ showUpgradeDialog: true }))
  subscriptions = [{ ...trial, status: 'canceled' }]
  open()
  expect(await screen.findByText(/^Your free trial has ended/)).toBeDefined()
})

it('reports that the stream could not be loaded if the member still has access', async () => {
  subscriptions = [running]
  open()
  expect(await screen.findByText('The stream could not be loaded')).toBeDefined()
})
