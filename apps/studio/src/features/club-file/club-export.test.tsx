import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ClubExport as Export } from '@upbeat/contract/studio/club/club-export'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { ClubExport } from './club-export.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ language: 'en-gb', phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  vi.unstubAllGlobals()
  useLanguageStore.setState(initial)
})

const running: Export = {
  state: 'running',
  progress: 0.4,
  withMedia: false,
  startedBy: 'Ada',
  startedAt: '2027-03-01T10:00:00.000Z',
  bytes: null,
  expiresAt: null,
}
const ready: Export = { ...running, state: 'ready', bytes: 2_500_000_000, expiresAt: '2027-03-02T10:00:00.000Z' }

function open(known: Export | null) {
  const send = vi.fn(async (_url: string, init: RequestInit) => Response.json(init.method === 'POST' ? running : known))
  vi.stubGlobal('fetch', send)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClubExport />
    </QueryClientProvider>,
  )
  return send
}

it('starts an export with or without media, and shows how far it is', async () => {
  const send = open(null)
  expect(await screen.findByRole('heading', { name: 'Not exported yet' })).toBeDefined()
  fireEvent.click(screen.getByRole('checkbox', { name: /Include videos/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Export the club' }))
  const bar = await screen.findByRole('progressbar', { name: 'The club is being exported' })
  expect(bar).toHaveProperty('value', 0.4)
  expect(JSON.parse(String(send.mock.calls.at(-1)?.[1].body))).toEqual({ withMedia: false })
  expect(screen.queryByRole('button', { name: /Export/ })).toBeNull()
})

it('offers the file with its size while it is kept, and tells of an export that failed', async () => {
  open(ready)
  expect(await screen.findByText(/2\.5 GB, exported .* by Ada/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Download' })).toBeDefined()
  open({ ...running, state: 'failed' })
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The export didn’t finish' })).toBeDefined())
})
