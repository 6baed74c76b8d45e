import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SessionContext } from '../../lib/api/session.ts'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { UnfinishedVideos } from './unfinished-videos.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  vi.unstubAllGlobals()
  useLanguageStore.setState(initial)
})

function open(classes: object[], total = classes.length) {
  const send = vi.fn(async (_url: string) => Response.json({ classes, total, counts: {} }))
  vi.stubGlobal('fetch', send)
  const session = fromPartial<StaffSession>({ club: { permissions: { 'classes.edit': 'own' } } })
  const { container } = render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <SessionContext value={session}>
          <UnfinishedVideos />
        </SessionContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return { send, container }
}

it('TAKE-10 lists what failed or was interrupted, each with its reason and what to do', async () => {
  const failed = { state: 'failed', progress: null, reason: 'notVideo' }
  const interrupted = { state: 'interrupted', progress: 0.345, reason: null }
  const classes = [
    { tag: 'noise', name: 'Noise', video: failed },
    { tag: 'flow', name: '', video: interrupted },
  ]
  const { send } = open(classes, 12)
  expect(await screen.findByRole('heading', { name: '12 videos need you' })).toBeDefined()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'NoiseFailed · This file is not a video. Choose an MP4, MOV, MKV, WebM or TS file.',
    'Untitled classInterrupted · 34% · Choose the same file again, and it continues.',
  ])
  expect(screen.getByRole('link', { name: 'Noise' }).getAttribute('href')).toBe('/classes/noise')
  const all = screen.getByRole('link', { name: 'Show all 12' }).getAttribute('href')
  expect(all).toBe('/classes?video=failed&video=interrupted')
  expect(send.mock.calls[0]?.[0]).toContain('/classes?video=failed&video=interrupted')
})

it('renders nothing while every video is fine', async () => {
  const { send, container } = open([])
  await waitFor(() => expect(send).toHaveBeenCalled())
  expect(container.textContent).toBe('')
})
