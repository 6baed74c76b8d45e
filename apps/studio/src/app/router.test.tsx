import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../lib/api/query-client.ts'
import { useLanguageStore } from '../lib/i18n/language-store.ts'
import { Providers } from './providers.tsx'
import { createStudioRouter } from './router.tsx'

/** What loading the files of a page ends with; null if they are there. */
const files = vi.hoisted(() => ({ failure: null as Error | null }))
vi.mock('../pages/home.tsx', () => ({ HomePage: () => <h1>Home</h1> }))
vi.mock('../pages/account.tsx', () => ({
  // The router reads it once the module is there, as it would await the module itself.
  get AccountPage() {
    if (files.failure) throw files.failure
    return () => <h1>Account</h1>
  },
}))

const initial = useLanguageStore.getState()
let isServerUp = true
beforeEach(async () => {
  useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') })
  isServerUp = true
  files.failure = null
  history.replaceState(null, '', '/studio/')
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  )
  vi.stubGlobal('fetch', async (url: string) => {
    if (!isServerUp) throw new TypeError('Failed to fetch')
    if (!String(url).endsWith('/session')) return new Promise(() => undefined)
    return Response.json({
      account: { name: 'Olivia', email: 'olivia@pulse.example', language: null, isInstallationAdmin: false },
      club: { tenantId: 'pulse', displayName: 'Pulse', role: 'coach', permissions: {} },
      clubs: [],
      secondFactor: { dueAt: null, isOverdue: false },
    })
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  queryClient.clear()
  useLanguageStore.setState(initial)
})

async function open() {
  const router = createStudioRouter()
  render(<Providers router={router} />)
  await screen.findByRole('heading', { name: 'Home' })
  return { goToAccount: () => act(() => router.navigate('/account')) }
}

const navigation = () => screen.queryByRole('navigation', { name: 'Main navigation' })
const networkText = 'The server cannot be reached. Check your connection; nothing you typed is lost.'

it('keeps the navigation if a page can’t be loaded without a connection, and opens it once the connection is back', async () => {
  const { goToAccount } = await open()
  isServerUp = false
  files.failure = new TypeError('Failed to fetch dynamically imported module: /studio/assets/account.js')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await goToAccount()
  expect(await screen.findByText(networkText)).toBeDefined()
  expect(navigation()).not.toBeNull()
  // A try without a connection changes nothing.
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(networkText)).toBeDefined()

  isServerUp = true
  files.failure = null
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { name: 'Account' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('names the connection too if only the server can’t be reached, and tries again by the button', async () => {
  const { goToAccount } = await open()
  isServerUp = false
  files.failure = new TypeError('Failed to fetch dynamically imported module: /studio/assets/account.js')
  await goToAccount()
  expect(await screen.findByText(networkText)).toBeDefined()
  isServerUp = true
  files.failure = null
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Account' })).toBeDefined()
})

it('suggests a reload if the server is there but the page’s files are gone', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const { goToAccount } = await open()
  files.failure = new TypeError('Failed to fetch dynamically imported module: /studio/assets/account.js')
  await goToAccount()
  expect(
    await screen.findByText('This page could not be shown, perhaps because a newer version is out. Load it again.'),
  ).toBeDefined()
  expect(navigation()).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
