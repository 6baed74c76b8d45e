import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Announcement } from '@upbeat/contract/studio/entities/announcement'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { useToastStore } from '../../lib/layout/toast-store.ts'
import { AnnouncementList } from './announcement-list.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
  useToastStore.setState({ toasts: [] })
  useLanguageStore.setState(initial)
})

/** A list with one announcement in the given state, and the calls that change it. */
function open(given: Pick<Announcement, 'state' | 'hasChanges'>) {
  const fields = { texts: { 'en-gb': 'Closed on Friday' }, from: null, until: null, audience: 'everyone' } as const
  const one: Announcement = { id: 'one', fields, changedAt: '2026-11-01T08:00:00.000Z', ...given }
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    const path = url.replace('/studio/api/v1', '')
    if (method !== 'GET') calls.push(`${method} ${path}`)
    if (path === '/texts') return Response.json([{ language: 'en-gb', isMain: true }])
    return Response.json(method === 'GET' ? [one] : one)
  })
  render(
    <QueryClientProvider client={queryClient}>
      <AnnouncementList />
    </QueryClientProvider>,
  )
  return calls
}

async function offered() {
  fireEvent.click(await screen.findByRole('button', { name: 'More actions: Closed on Friday' }))
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
}

it.each([
  [{ state: 'draft', hasChanges: true }, ['Publish', 'Delete']],
  [{ state: 'published', hasChanges: false }, ['Take down', 'Delete']],
  [{ state: 'published', hasChanges: true }, ['Publish', 'Take down', 'Delete']],
  [{ state: 'unpublished', hasChanges: false }, ['Publish', 'Delete']],
] as const)('WORD-04 offers what is possible in the state of %o', async (state, actions) => {
  open(state)
  expect(await offered()).toEqual(actions)
})

it('WORD-04 takes an announcement down, and back', async () => {
  const calls = open({ state: 'published', hasChanges: false })
  await offered()
  fireEvent.click(screen.getByRole('menuitem', { name: 'Take down' }))
  await waitFor(() => expect(useToastStore.getState().toasts).toHaveLength(1))
  useToastStore.getState().toasts[0]?.undo?.()
  await waitFor(() =>
    expect(calls).toEqual(['DELETE /announcements/one/publication', 'POST /announcements/one/publication']),
  )
})
