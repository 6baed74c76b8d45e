import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import type { PublicTenant } from '@upbeat/contract/entities/public-tenant'
import { enGb } from '@upbeat/phrases/en-gb'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { clock } from '../../lib/clock.ts'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { showLanguage } from '../i18n/change-language.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { ConnectPage } from './connect-page.tsx'
import { HomeStrip } from './home-strip.tsx'
import { LiveSchedule } from './live-schedule.tsx'
import { previewQuery, recentRecordingsQuery, recordingsQuery, scheduleQuery } from './queries.ts'
import { RecordingList } from './recording-list.tsx'
import { makeEvent, startingAt } from './testing/make-event.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const day = 86_400_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  queryClient.clear()
  setTenant(makeTenant())
  showLanguage('en-gb', enGb)
  clock.synchronise(now)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show(page: ReactNode, settings: Partial<PublicTenant> = {}) {
  setTenant(makeTenant(settings))
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/connect/schedule']}>{page}</MemoryRouter>
    </QueryClientProvider>,
  )
}

const eventIn = (days: number) =>
  makeEvent({ id: `in-${days}`, ...startingAt(new Date(now + days * day + 3_600_000).toISOString()) })
const recordings = Array.from({ length: 7 }, (_, place) => makeEvent({ id: `R${place}`, title: `R${place}`, type: 3 }))

describe('the live schedule', () => {
  it('LIVE-05 disables the chips of days without events', () => {
    queryClient.setQueryData(scheduleQuery().queryKey, { events: [eventIn(0), eventIn(2)], knownAt: now })
    show(<LiveSchedule />)
    const chips = screen.getByRole('group', { name: 'Days' }).querySelectorAll('button')
    expect([...chips].map(({ disabled }) => disabled)).toEqual([
      false,
      false,
      true,
      false,
      true,
      true,
      true,
      true,
      true,
    ])
  })

  it('LIVE-32 says that nothing is scheduled, and links to the recordings if the club has any', () => {
    queryClient.setQueryData(scheduleQuery().queryKey, { events: [], knownAt: now })
    show(<LiveSchedule />)
    expect(screen.getByText('No live classes scheduled')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See classes on demand' }).getAttribute('href')).toBe('/connect/classes')
    cleanup()
    show(<LiveSchedule />, { connect: 'live' })
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('LIVE-32 says that nothing is recorded', () => {
    const page = { events: [], ids: [], recordsLeft: 0 }
    queryClient.setQueryData(recordingsQuery().queryKey, { pages: [page], pageParams: [1] })
    show(<RecordingList providerId={null} />)
    expect(screen.getByText('No recorded classes')).toBeTruthy()
  })
})

describe('LIVE-02 the sub-navigation of Connect', () => {
  it.each<[shown: boolean, settings: Partial<PublicTenant>]>([
    [true, {}],
    [false, { connect: 'ondemand' }],
    [false, { connect: 'live' }],
    [false, { showLiveEvent: false }],
    [false, { ShowLiveConnect: false }],
  ])('%s with %j', (shown, settings) => {
    show(<ConnectPage title="Connect">{null}</ConnectPage>, settings)
    const tabs = screen.queryByRole('navigation', { name: 'Connect' })
    const names = tabs && [...tabs.querySelectorAll('a')].map(({ textContent }) => textContent)
    expect(names).toEqual(shown ? ['Live schedule', 'On demand'] : null)
  })
})

describe('Home’s Connect strip', () => {
  beforeEach(() => {
    const events = [0, 1, 2, 3, 4, 5].map(eventIn)
    queryClient.setQueryData(previewQuery().queryKey, { events, knownAt: now })
    queryClient.setQueryData(recentRecordingsQuery().queryKey, recordings)
  })
  const strip = () => screen.queryByRole('heading', { level: 2 })?.textContent

  it('HOME-01 HOME-02 shows at most five live classes', () => {
    show(<HomeStrip />)
    expect(strip()).toBe('Live schedule')
    expect(screen.getAllByRole('article')).toHaveLength(5)
  })

  it('HOME-01 shows at most five recordings if the club has no live classes', () => {
    show(<HomeStrip />, { showLiveEvent: false })
    expect(strip()).toBe('Connect')
    expect(screen.getAllByRole('article')).toHaveLength(5)
  })

  it('HOME-01 shows nothing without Connect', () => {
    show(<HomeStrip />, { ShowLiveConnect: false })
    expect(strip()).toBeUndefined()
  })
})
