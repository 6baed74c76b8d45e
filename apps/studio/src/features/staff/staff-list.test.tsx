import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { StaffList } from './staff-list.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const invitation = {
  id: 'i1',
  email: 'anna@coach.example',
  role: 'coach',
  invitedBy: 'Ola Owner',
  sentAt: '2026-11-25T08:00:00Z',
  expiresAt: '2026-12-02T08:00:00Z',
  isExpired: false,
}
const link = 'http://gym.example/studio/invitation#token'

it('STAFF-11 without a mail server says so, and offers the link to pass on instead of sending again', async () => {
  show({ sendsEmail: false })
  await screen.findByText('staff.mailOffText')
  expect(screen.queryByRole('button', { name: 'staff.resend' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'staff.newLink' }))
  await screen.findByText(link)
})

it('STAFF-11 with a mail server offers both', async () => {
  show({ sendsEmail: true })
  await screen.findByRole('button', { name: 'staff.resend' })
  screen.getByRole('button', { name: 'staff.newLink' })
  expect(screen.queryByText('staff.mailOff')).toBeNull()
})

function show({ sendsEmail }: { sendsEmail: boolean }) {
  const allowances = { coachesPublish: false, managersSeeMoney: false, analystsSeeMoney: false }
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/invitations/i1/link')
      ? Response.json({ ...invitation, link })
      : Response.json({ people: [], invitations: [invitation], allowances, sendsEmail }),
  )
  render(
    <QueryClientProvider client={queryClient}>
      <StaffList />
    </QueryClientProvider>,
  )
}
