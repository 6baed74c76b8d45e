import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { EnterClub } from './enter-club.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
  useLanguageStore.setState(initial)
})

it('STAFF-12 asks before a link replaces another person’s session', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (!url.endsWith('/session/club/entry'))
      return Response.json({ code: 'credentialRequired', message: '' }, { status: 401 })
    const entry = JSON.parse(String(body))
    sent.push(entry)
    return entry.isConfirmed
      ? new Response(null, { status: 204 })
      : Response.json({ name: 'Sender', email: 'sender@club.example' })
  })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/enter']}>
        <Routes>
          <Route element={<EnterClub token="once" />} path="/enter" />
          <Route element={<p>Inside</p>} path="/" />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findByText(/sender@club\.example/, {}, { timeout: 10_000 })).toBeTruthy()
  expect(sent).toEqual([{ token: 'once', isConfirmed: false }])
  fireEvent.click(screen.getByRole('button', { name: 'Continue as Sender' }))
  await vi.waitFor(() => expect(sent).toHaveLength(2), { timeout: 10_000 })
  expect(sent[1]).toEqual({ token: 'once', isConfirmed: true })
})
