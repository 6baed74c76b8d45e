import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import type { FirstWeekStep, SetupProgress } from '@upbeat/contract/studio/entities/setup'
import type { Role } from '@upbeat/rules/staff/may'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { SessionContext } from '../../lib/api/session.ts'
import { FirstWeek } from './first-week.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const finished: SetupProgress = {
  step: 'done',
  input: {},
  club: { tenantId: 'riverside', name: 'riverside', studio: '' },
}

/** Home of the club `riverside`, with a server that keeps what is saved. */
function open(
  done: FirstWeekStep[],
  { progress = finished, role = 'owner' }: { progress?: SetupProgress; role?: Role } = {},
) {
  const kept = structuredClone(progress)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    asked.push(new URL(url, 'http://club.test').pathname)
    if (method === 'PUT') Object.assign(kept.input, JSON.parse(String(body)).input)
    if (method === 'PUT') return new Response(null, { status: 204 })
    return Response.json(url.endsWith('/first-week') ? { done } : kept)
  })
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <SessionContext value={fromPartial<StaffSession>({ club: { tenantId: 'riverside', role } })}>
          <FirstWeek />
        </SessionContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return { asked, kept }
}

it('says of five steps which are done, and leads to each other one', async () => {
  open(['look', 'colleague'])
  await screen.findByRole('heading', { name: 'setup.week' })
  const rows = screen.getAllByRole('listitem')
  expect(rows.map((row) => row.textContent?.includes('setup.weekStepDone'))).toEqual([true, false, false, true, false])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/classes', '/settings/join'])
  expect(within(rows[4] as HTMLElement).getByRole('button', { name: 'setup.copyAddress' })).toBeDefined()
})

it('is dismissed for good, on every device of this person', async () => {
  const { kept } = open([])
  fireEvent.click(await screen.findByRole('button', { name: 'shell.dismiss' }))
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
  expect(kept.input).toEqual({ 'firstWeek:riverside': 'dismissed' })
})

it.each([
  ['once all is done', ['look', 'class', 'offer', 'colleague', 'share'], finished, 'owner'],
  ['while the setup is unfinished', [], { ...finished, step: 'look' }, 'owner'],
  ['once it was dismissed', [], { ...finished, input: { 'firstWeek:riverside': 'dismissed' } }, 'owner'],
  ['to others than owners', [], finished, 'manager'],
] as const)('is not shown %s', async (_name, done, progress, role) => {
  const { asked } = open([...done], { progress, role })
  const last = done.length > 0 ? '/first-week' : '/setup'
  if (role === 'owner') await waitFor(() => expect(asked.at(-1)).toMatch(new RegExp(`${last}$`)))
  // The reply has been rendered.
  if (role === 'owner') await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(document.body.textContent).toBe('')
})
