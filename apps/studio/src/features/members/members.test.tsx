import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { MemberSummary } from '@upbeat/contract/studio/entities/member-list'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SessionContext } from '../../lib/api/session.ts'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { Members } from './members.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  vi.unstubAllGlobals()
  useLanguageStore.setState(initial)
})

const none: MemberSummary = { total: 0, joinedLately: 0, trialsEnding: 0, newest: [], hasSignUpPage: true }

function open(reply: () => Response, permissions: { 'members.view'?: 'all' } = {}) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return url.includes('/setup/on-air') ? Response.json({ address: 'https://club.example/signup' }) : reply()
  })
  const session = { club: { timeZone: 'Pacific/Auckland', permissions } } as unknown as StaffSession
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={session}>
        <MemoryRouter>
          <Members />
        </MemoryRouter>
      </SessionContext>
    </QueryClientProvider>,
  )
  return asked
}

it('shows the number of members and who joined last, by the date in the club’s time zone', async () => {
  // The evening of the 24th in London is the 25th in Auckland.
  const newest = [{ id: '1', name: 'Zoë Lin', joinedAt: '2026-11-24T20:00:00.000Z' }]
  open(() => Response.json({ ...none, total: 1200, joinedLately: 3, newest }))
  expect(await screen.findByText('1,200 members · 3 joined in the last 7 days')).toBeDefined()
  expect(screen.getByRole('listitem').textContent).toBe('Zoë LinJoined 25 Nov 2026')
})

it('links each name to the member’s page for those who may see members', async () => {
  const newest = [{ id: '1', name: 'Zoë Lin', joinedAt: '2026-11-24T20:00:00.000Z' }]
  open(() => Response.json({ ...none, total: 1, newest }), { 'members.view': 'all' })
  expect((await screen.findByRole('link', { name: 'Zoë Lin' })).getAttribute('href')).toBe('/members/1')
})

it('says how people join a club without members, with the sign-up page’s address', async () => {
  const asked = open(() => Response.json(none))
  expect(await screen.findByText('https://club.example/signup')).toBeDefined()
  expect(screen.getByText('No members yet')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Copy the address of the sign-up page' })).toBeDefined()
  expect(asked.at(-1)).toContain('path=%2Fsignup')
})

it('has no address to share if the sign-up page is off', async () => {
  const asked = open(() => Response.json({ ...none, hasSignUpPage: false }))
  expect(await screen.findByText(/The sign-up page is switched off/)).toBeDefined()
  expect(asked).toHaveLength(1)
})

it('offers to load again after a failure', async () => {
  open(() => Response.json({ code: 'internal', message: 'Failed' }, { status: 500 }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
})
