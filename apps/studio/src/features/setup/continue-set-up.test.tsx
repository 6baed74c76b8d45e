import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import type { SetupProgress } from '@upbeat/contract/studio/entities/setup'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { SessionContext } from '../../lib/api/session.ts'
import { ContinueSetUp } from './continue-set-up.tsx'
import { setupQuery } from './internal/setup-query.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const club = { tenantId: 'riverside', name: 'riverside', studio: '' }

/** The home page of an owner of the club `riverside`, with a server that stores the setup's progress. */
function open(progress: SetupProgress, role = 'owner') {
  const kept = { ...progress }
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'PUT') Object.assign(kept, JSON.parse(String(body)), { input: {} })
    return method === 'PUT' ? new Response(null, { status: 204 }) : Response.json(kept)
  })
  queryClient.setQueryData(setupQuery.queryKey, progress)
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <SessionContext value={{ club: { tenantId: 'riverside', role } } as StaffSession}>
          <ContinueSetUp />
        </SessionContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}
const wayBack = () => screen.queryByRole('link', { name: 'setup.goOn' })?.getAttribute('href')

it.each(['look', 'firstClass', 'audience', 'onAir'] as const)(
  'SETUP-02 the studio offers to continue a setup left at the step %s, until it is dismissed',
  async (step) => {
    open({ step, input: {}, club })
    expect(wayBack()).toBe('/start')
    fireEvent.click(screen.getByRole('button', { name: 'shell.dismiss' }))
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
  },
)

it.each([
  ['that is finished', { step: 'done', input: {}, club }, 'owner'],
  ['of another club', { step: 'look', input: {}, club: { ...club, tenantId: 'hillside' } }, 'owner'],
  ['that somebody without a club of their own never began', { step: 'club', input: {}, club: null }, 'owner'],
  ['to somebody who is no owner any more', { step: 'look', input: {}, club }, 'coach'],
] as const)('leads to no set-up %s', (_name, progress, role) => {
  open(progress, role)
  expect(wayBack()).toBeUndefined()
})
