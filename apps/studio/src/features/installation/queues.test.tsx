import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { Installation, Queue } from '@upbeat/contract/studio/entities/installation'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { Health } from './health.tsx'
import { Machines } from './machines.tsx'
import { Queues } from './queues.tsx'

const soon = { timeout: 20_000 }
const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  // No queries must run after the server is closed.
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
  useLanguageStore.setState(initial)
})

function open(page: ReactNode, answer: () => unknown) {
  const sent: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return Response.json(answer())
    sent.push({ path: url.replace('/studio/api/v1/installation', ''), body: JSON.parse(String(body)) })
    return method === 'POST' ? Response.json({ retried: 1 }) : new Response(null, { status: 204 })
  })
  render(<QueryClientProvider client={queryClient}>{page}</QueryClientProvider>)
  return sent
}

const queue: Queue = {
  queue: 'encoding',
  pausedAt: null,
  kinds: [{ kind: 'ladder', waiting: 7, active: 1, failed: 1, oldestSeconds: 7300 }],
  failures: [{ id: 'a/b/1/ladder', kind: 'ladder', club: 'Riverside', failedAt: null, error: 'The encoder ended' }],
}

it('PLAT-01 shows a queue, pauses it after saying what that means, and resumes it', async () => {
  let pausedAt: string | null = null
  const sent = open(<Queues />, () => [{ ...queue, pausedAt }])
  const row = await screen.findByRole('row', { name: /All qualities/ }, soon)
  expect(within(row).getByText('2 hours')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Pause: Preparing videos' }))
  const dialog = within(await screen.findByRole('dialog', {}, soon))
  expect(dialog.getByText(/Uploads are still received/)).toBeDefined()
  pausedAt = '2026-11-26T12:00:00.000Z'
  fireEvent.click(dialog.getByRole('button', { name: 'Pause' }))
  expect(await screen.findByText(/^Paused since/, {}, soon)).toBeDefined()
  const resume = screen.getByRole('button', { name: 'Resume: Preparing videos' })
  await waitFor(() => expect(resume).toHaveProperty('disabled', false), soon)
  fireEvent.click(resume)
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ paused: true }, { paused: false }]), soon)
})

it('PLAT-01 says why a job failed, and retries one or all', async () => {
  const sent = open(<Queues />, () => [queue])
  expect(await screen.findByText('The encoder ended', {}, soon)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Retry: All qualities · Riverside' }))
  await waitFor(() => expect(sent).toHaveLength(1), soon)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry all' })).toHaveProperty('disabled', false), soon)
  fireEvent.click(screen.getByRole('button', { name: 'Retry all' }))
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ ids: ['a/b/1/ladder'] }, {}]), soon)
})

it('PLAT-01 names servers of another version and those that have gone silent', async () => {
  const process = { kind: 'server', startedAt: '2026-11-26T12:00:00.000Z', seenAt: '2026-11-26T12:00:00.000Z' } as const
  const installation: Installation = {
    versions: {
      server: '4.0.2',
      node: '24.1.0',
      engine: 'postgresql',
      database: '17.2',
      migration: '0041_installation',
    },
    disk: { free: 5e9, total: 8e9, reserved: 2e9 },
    processes: [
      { ...process, id: '1', host: 'web-1', version: '4.0.2', isSilent: false, doing: [] },
      {
        ...process,
        id: '2',
        host: 'web-2',
        version: '4.0.1',
        isSilent: false,
        doing: [{ club: 'Riverside', step: 'ladder' }],
      },
      { ...process, id: '3', host: 'web-3', version: '3.9.0', isSilent: true, doing: [] },
    ],
  }
  open(<Machines />, () => installation)
  const warning = await screen.findByText(/Several versions are running/, {}, soon)
  expect(warning.textContent).toContain('4.0.1 (web-2)')
  expect(warning.textContent).not.toContain('web-3')
  expect(screen.getByText('All qualities (Riverside)')).toBeDefined()
  expect(screen.getByText(/^Silent, last seen/)).toBeDefined()
})

it('PLAT-01 shows what the doctor found, worst first, with its remedy', async () => {
  open(<Health />, () => [
    { check: 'disk', state: 'fine', message: '90.0 GB free', fix: null },
    { check: 'backup', state: 'wrong', message: 'none was made', fix: 'npm run backup -- FILE, every night' },
  ])
  const [first, second] = await screen.findAllByRole('listitem', {}, soon)
  expect(first?.textContent).toContain('npm run backup -- FILE, every night')
  expect(second?.textContent).toContain('90.0 GB free')
})
