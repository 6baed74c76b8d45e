import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { InstallationClub } from '@upbeat/contract/studio/entities/installation'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { InstallationClubs } from './installation-clubs.tsx'

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

const clubOf = (displayName: string, more: Partial<InstallationClub> = {}): InstallationClub => ({
  tenantId: displayName.toLowerCase(),
  name: displayName.toLowerCase(),
  displayName,
  host: `${displayName.toLowerCase()}.example`,
  studio: `https://${displayName.toLowerCase()}.example/studio`,
  state: 'active',
  members: 12,
  classes: 3,
  disk: { renditions: 3e9, pictures: 1e9, sources: 0, incoming: 0 },
  quota: { diskBytes: null, encodeMinutes: null, members: null },
  diskLimit: null,
  encodedMinutes: 0,
  lastActiveAt: null,
  ...more,
})

/** A server with these clubs, which stores what is sent to it. */
function open(clubs: readonly InstallationClub[], address = '/installation') {
  const sent: { path: string; body: unknown }[] = []
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const [path = '', query = ''] = url.replace('/studio/api/v1', '').split('?')
    if (method !== 'GET') {
      sent.push({ path, body: JSON.parse(String(body)) })
      return new Response(null, { status: 204 })
    }
    asked.push(query)
    return Response.json({ clubs, total: clubs.length, hasMore: false })
  })
  render(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={queryClient}>
        <InstallationClubs />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return { sent, asked }
}

it('PLAT-01 shows what clubs use, and asks for what the URL says', async () => {
  const { asked } = open(
    [clubOf('Riverside', { diskLimit: 5e9, state: 'suspended' })],
    '/installation?q=river&sort=use',
  )
  const row = await screen.findByRole('row', { name: /Riverside/ }, soon)
  expect(row.textContent).toContain('4.0 GB of 5.0 GB')
  expect(within(row).getByText('Suspended')).toBeDefined()
  expect(new URLSearchParams(asked.at(-1)).get('search')).toBe('river')
  expect(new URLSearchParams(asked.at(-1)).get('sort')).toBe('use')
})

it('PLAT-01 sets the limits of the chosen clubs together', async () => {
  const { sent } = open([clubOf('Riverside'), clubOf('Hillside'), clubOf('Seaside')])
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Riverside' }, soon))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Seaside' }))
  fireEvent.click(screen.getByRole('button', { name: 'Set limits' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Limits of 2 clubs' }, soon))
  fireEvent.change(dialog.getByLabelText('Space in GB'), { target: { value: 'much' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save limits' }))
  expect(await dialog.findByText(/Enter a number of gigabytes/, {}, soon)).toBeDefined()
  fireEvent.change(dialog.getByLabelText('Space in GB'), { target: { value: '2,5' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save limits' }))
  await waitFor(() => expect(sent).toHaveLength(1), soon)
  expect(sent).toEqual([
    {
      path: '/installation/clubs/quotas',
      body: { tenantIds: ['riverside', 'seaside'], quota: { diskBytes: 2.5e9, encodeMinutes: null, members: null } },
    },
  ])
})

it('PLAT-01 says what a suspension means before it is made', async () => {
  const { sent } = open([clubOf('Riverside')])
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Riverside' }, soon))
  fireEvent.click(screen.getByRole('button', { name: 'Suspend' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Riverside?' }, soon))
  expect(dialog.getByText(/Payments are not touched/)).toBeDefined()
  expect(sent).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
  await waitFor(
    () =>
      expect(sent).toEqual([
        { path: '/installation/clubs/suspension', body: { tenantIds: ['riverside'], suspended: true } },
      ]),
    soon,
  )
})

it('offers to show all clubs when none matches', async () => {
  open([], '/installation?q=nobody')
  expect(await screen.findByText('No club matches', {}, soon)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Show all clubs' })).toBeDefined()
})
