import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { enGb } from '@upbeat/phrases/en-gb'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createQueryClient } from '../../../lib/api/query-client.ts'
import { clock } from '../../../lib/clock.ts'
import { makeTenant } from '../../../lib/testing/tenant-factory.ts'
import { showLanguage } from '../../i18n/change-language.ts'
import { setTenant } from '../../tenant/tenant-store.ts'
import { ReminderButton } from './reminder-button.tsx'
import { remindersQuery } from './reminders-query.ts'

const start = Date.parse('2026-11-20T18:00:00Z')

beforeEach(() => {
  setTenant(makeTenant())
  showLanguage('en-gb', enGb)
  clock.synchronise(start - 7_200_000)
})
afterEach(() => clock.synchronise(Date.now()))

it.each([
  ['is offered for a live class of our own', true, 1],
  ['is not offered for one that somebody else serves', false, 0],
])('a reminder %s', (_, canRemind, count) => {
  const queryClient = createQueryClient()
  queryClient.setQueryData(remindersQuery().queryKey, {
    eventIds: [],
    awaitedVideos: [],
    calendarLink: 'https://club.example/a.ics',
    canRemind,
  })
  render(
    <QueryClientProvider client={queryClient}>
      <ReminderButton eventId="E1" startsAt={start} />
    </QueryClientProvider>,
  )
  expect(screen.queryAllByRole('button', { name: 'Email me an hour before' })).toHaveLength(count)
})
