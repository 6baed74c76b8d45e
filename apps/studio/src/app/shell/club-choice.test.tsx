import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import type { Role } from '@upbeat/rules/staff/may'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { ClubChoice } from './club-choice.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const clubOf = (tenantId: string, role: Role) => ({
  tenantId,
  name: tenantId,
  displayName: tenantId,
  role,
  isHere: false,
})

function open(clubs: ReturnType<typeof clubOf>[], isInstallationAdmin = false) {
  const session = { club: null, clubs, account: { email: 'clara@example.com', isInstallationAdmin } }
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <ClubChoice session={fromPartial<StaffSession>(session)} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

it("STAFF-12 lists the account's clubs with roles, and opens one without another sign-in", async () => {
  const sent: unknown[] = []
  const assign = vi.fn()
  vi.stubGlobal('location', { ...location, assign })
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push([new URL(url, 'http://studio.test').pathname, JSON.parse(String(body))])
    return Response.json({ address: 'https://tempo.example/studio/?ticket=1' })
  })
  open([clubOf('pulse', 'coach'), clubOf('tempo', 'manager')])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'pulsestaff.coach',
    'tempostaff.manager',
  ])
  fireEvent.click(screen.getByRole('button', { name: /^tempo/ }))
  fireEvent.click(screen.getByRole('button', { name: /^pulse/ }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://tempo.example/studio/?ticket=1'))
  expect(sent).toEqual([['/studio/api/v1/session/club', { tenantId: 'tempo' }]])
})

it.each([
  ['an account without a club asks for an invitation', false, 'shell.noClubText', null],
  ['the first account of a server sets up its club', true, 'shell.firstClubText', '/start'],
])('STAFF-12 %s', (_name, isInstallationAdmin, text, start) => {
  open([], isInstallationAdmin)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('shell.noClub')
  expect(screen.getByText(text)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'shell.setUpClub' })?.getAttribute('href') ?? null).toBe(start)
  expect(screen.getByRole('link', { name: 'shell.account' })).toBeDefined()
  expect(screen.queryByRole('list')).toBeNull()
})
