import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { SessionContext } from '../../lib/api/session.ts'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { useToastStore } from '../../lib/layout/toast-store.ts'
import { LazyCommandPalette } from './lazy-command-palette.tsx'

const every = vi.hoisted(() => ({ loading: Promise.resolve() }))
vi.mock('../../lib/i18n/language-store.ts', async (original) => {
  return {
    ...(await original<typeof import('../../lib/i18n/language-store.ts')>()),
    loadEveryPhrase: () => every.loading,
  }
})

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
  useLanguageStore.setState(initial)
  useToastStore.setState({ toasts: [] })
})

const session = { account: {}, club: { permissions: {} }, clubs: [] } as unknown as StaffSession

function Shell() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Open
      </button>
      {isOpen && <LazyCommandPalette entries={[]} onClose={() => setOpen(false)} session={session} />}
    </>
  )
}

function open() {
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <SessionContext value={session}>
          <Shell />
        </SessionContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  const button = screen.getByRole('button', { name: 'Open' })
  button.focus()
  fireEvent.click(button)
  return button
}

// Before the other: once loaded, the palette stays loaded.
it('says why it can’t be opened without a connection, and returns the focus', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  every.loading = Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const button = open()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Go to…' }))
  await waitFor(() => expect(useToastStore.getState().toasts).toHaveLength(1))
  expect(useToastStore.getState().toasts[0]?.text).toMatch(/^The server cannot be reached\./)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.activeElement).toBe(button)
})

it('keeps what is typed while it loads', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  every.loading = promise
  open()
  fireEvent.change(screen.getByRole('textbox', { name: 'Go to…' }), { target: { value: 'sign' } })
  await act(async () => resolve())
  expect(await screen.findByRole('combobox')).toHaveProperty('value', 'sign')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Sign out')
})
