import { act, render, screen } from '@testing-library/react'
import { ApiError } from '@upbeat/client/api-error.ts'
import { enGb } from '@upbeat/phrases/en-gb'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showLanguage } from '../../features/i18n/change-language.ts'
import { configureApi } from '../../lib/api/api.ts'
import { startTestServer } from '../../lib/testing/start-test-server.ts'
import { ErrorScreen } from './error-screen.tsx'

let hasNetwork = false
let isServed = false
let server: Awaited<ReturnType<typeof startTestServer>>
const nowhere = 'http://127.0.0.1:9'

beforeEach(async () => {
  showLanguage('en-gb', enGb)
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  server = await startTestServer(() => ({ headers, body: { version: '1' } }))
  hasNetwork = false
  isServed = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => hasNetwork)
  configureApi({ host: nowhere, credential: btoa('upbeat:demo'), tenantId: 'tenant-1' })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await server.close()
})

/** A page that only loads while the server is reachable, or its error. */
async function open(failure: Error): Promise<void> {
  const lazy: RouteObject['lazy'] = async () => {
    if (!isServed) throw failure
    return { Component: Arrived }
  }
  const router = createMemoryRouter(
    [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          { path: '/', element: <h1>Home</h1> },
          { path: '/far', lazy },
        ],
      },
    ],
    { initialEntries: ['/'] },
  )
  render(<RouterProvider router={router} />)
  await act(() => router.navigate('/far'))
}

it.each([
  ['file', new TypeError('Failed to fetch dynamically imported module: http://club.test/assets/far.js')],
  ['call', new ApiError(0, 0, 'Failed to fetch')],
])(
  'ERR-33 a page whose %s can’t be fetched says so, and comes by itself once the server answers',
  async (_, failure) => {
    await open(failure)
    expect(screen.getByRole('heading', { name: 'You’re offline' })).toBeTruthy()
    expect(screen.queryByText('Something went wrong. Please try again or contact us.')).toBeNull()

    // The network is back, but the server is not reachable yet.
    hasNetwork = true
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.getByText('Network error')).toBeTruthy()

    isServed = true
    configureApi({ host: server.url })
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByRole('heading', { name: 'Arrived' })).toBeTruthy()
  },
)

it("ERR-42 doesn't report a missing page file as a network error", async () => {
  hasNetwork = true
  configureApi({ host: server.url })
  const missing = new TypeError('Failed to fetch dynamically imported module: http://club.test/assets/gone.js')
  const router = createMemoryRouter([{ path: '/', ErrorBoundary: ErrorScreen, lazy: () => Promise.reject(missing) }])
  render(<RouterProvider router={router} />)
  for (let tries = 0; tries < 2; tries++) {
    const retry = await screen.findByRole('button', { name: 'Try again' })
    await act(async () => retry.click())
  }
  expect(await screen.findByText('Something went wrong. Please try again or contact us.')).toBeTruthy()
})

function Arrived() {
  return <h1>Arrived</h1>
}
