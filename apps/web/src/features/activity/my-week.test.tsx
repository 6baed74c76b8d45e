import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import type { RecentActivity } from '@upbeat/contract/entities/recent-activity'
import { enGb } from '@upbeat/phrases/en-gb'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createQueryClient } from '../../lib/api/query-client.ts'
import { clock } from '../../lib/clock.ts'
import { showLanguage } from '../i18n/change-language.ts'
import { MyWeek } from './my-week.tsx'
import { weekQuery } from './queries.ts'

// A Wednesday.
const now = Date.parse('2026-11-25T18:00:00Z')

beforeEach(() => {
  showLanguage('en-gb', enGb)
  clock.synchronise(now)
})
afterEach(() => {
  cleanup()
  clock.synchronise(Date.now())
})

function show(dates: readonly string[] | undefined) {
  const queryClient = createQueryClient()
  const records = dates?.map((date) => ({ creationDate: `${date}T12:00:00Z`, durationSeconds: 1200 }) as RecentActivity)
  if (records) queryClient.setQueryData(weekQuery().queryKey, records)
  else queryClient.setQueryDefaults(weekQuery().queryKey, { enabled: false })
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <MyWeek />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it.each([
  [[], '0 of 3 this week', '3 more and your week is full.'],
  [['2026-11-23', '2026-11-24'], '2 of 3 this week', 'One more and your week is full.'],
  [['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'], '3 of 3 this week', 'Your week is full.'],
  [['2026-11-23', '2026-11-23', '2026-11-24', '2026-11-25'], '4 classes', 'Your week is full.'],
])('counts the week’s classes towards the goal, but not last Sunday’s', (dates, done, text) => {
  show(dates)
  expect(screen.getByRole('link', { name: done }).getAttribute('href')).toBe('/user/classes/recent')
  expect(screen.getByText(text)).toBeDefined()
})

it('shows the days with a class, and today', () => {
  show(['2026-11-23'])
  const days = within(screen.getByRole('region', { name: 'This week' })).getAllByRole('listitem')
  expect(days.map((day) => day.getAttribute('data-done'))).toEqual(['true', ...Array(6).fill(null)])
  expect(days.findIndex((day) => day.getAttribute('aria-current') === 'date')).toBe(2)
})

it('is an empty space while the week isn’t known', () => {
  show(undefined)
  expect(screen.queryByRole('region')).toBeNull()
})
