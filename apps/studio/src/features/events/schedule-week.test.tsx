import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import type { ScheduledEvent } from '@upbeat/contract/studio/entities/event'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { SessionContext } from '../../lib/api/session.ts'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { ScheduleWeek } from './schedule-week.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
  useLanguageStore.setState(initial)
})

const own = Intl.DateTimeFormat().resolvedOptions().timeZone
const ride: ScheduledEvent = {
  id: 'ride',
  state: 'draft',
  publishAt: null,
  hasChanges: false,
  changedAt: '2027-03-01T00:00:00.000Z',
  version: 0,
  mayEdit: true,
  kind: 'broadcast',
  name: 'Evening ride',
  instructor: 'Ana',
  room: null,
  categoryId: null,
  timeZone: 'Asia/Kathmandu',
  repeats: true,
  occurrences: [
    {
      date: '2027-03-30',
      startsAt: '2027-03-30T12:15:00.000Z',
      endsAt: '2027-03-30T12:45:00.000Z',
      isMoved: false,
      own: {},
      clashes: [
        { what: 'coach', name: 'Ana', event: { id: 'other', name: 'Yoga', startsAt: '2027-03-30T12:30:00.000Z' } },
      ],
      moreClashes: 2,
      clockChange: 'once',
    },
  ],
}

/** The week of 30 March 2027 in a club with this time zone. */
function open(timeZone: string | null, events: readonly ScheduledEvent[] = [ride], permissions = {}) {
  const periods: (string | null)[][] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const { searchParams } = new URL(url, 'http://studio.example')
    periods.push([searchParams.get('from'), searchParams.get('until')])
    return Response.json(events)
  })
  render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={fromPartial<StaffSession>({ club: { timeZone, permissions } })}>
        <MemoryRouter initialEntries={['/schedule?week=2027-03-30']}>
          <ScheduleWeek />
        </MemoryRouter>
      </SessionContext>
    </QueryClientProvider>,
  )
  return periods
}

it('shows an event past midnight by its times alone, which its accessible name contains', async () => {
  const [occurrence] = ride.occurrences as [ScheduledEvent['occurrences'][number]]
  const times = { startsAt: '2027-03-30T17:30:00.000Z', endsAt: '2027-03-30T18:30:00.000Z' }
  open('Asia/Kathmandu', [{ ...ride, occurrences: [{ ...occurrence, ...times }] }])
  const blocks = await screen.findAllByRole('button', { name: /^Evening ride, 23:15–00:15, .*Tuesday/ })
  expect(blocks.map((block) => block.closest('[data-day]')?.getAttribute('data-day'))).toEqual([
    '2027-03-30',
    '2027-03-31',
  ])
  for (const block of blocks) expect(block.textContent).toContain('Evening ride 23:15')
})

it('WEEK-01 shows the club’s time, and the reader’s where it differs', async () => {
  const periods = open('Asia/Kathmandu')
  const block = await screen.findByRole('button', { name: /^Evening ride, 18:00–18:30, .*Tuesday.* your time/ })
  expect(block.closest('[data-day]')?.getAttribute('data-day')).toBe('2027-03-30')
  expect(
    screen.getByText(`Asia/Kathmandu time. Your time zone, ${own.replaceAll('_', ' ')}, is shown beside it.`),
  ).toBeTruthy()
  // From the Sunday before, in the club's time zone.
  expect(periods).toContainEqual(['2027-03-27T18:15:00.000Z', '2027-04-04T18:15:00.000Z'])
})

it('WEEK-01 shows only one time where both are the same', async () => {
  open(own)
  await screen.findByRole('button', { name: /^Evening ride/ })
  expect(screen.queryByText(/your time/i)).toBe(null)
})

it('WEEK-05 says in the week what is booked twice, and with what', async () => {
  open('Asia/Kathmandu')
  await screen.findByRole('button', { name: /Draft, .*Ana also has “Yoga” at 18:15, 2 more double bookings$/ })
})

it('WEEK-01 says how to begin in an empty week', async () => {
  open('Asia/Kathmandu', [], { 'schedule.edit': 'all' })
  await screen.findByText('Nothing is planned this week')
  expect(screen.getAllByRole('button', { name: 'New event' })).toHaveLength(1)
  expect(screen.getByRole('button', { name: /^New event: / })).toBeTruthy()
})
