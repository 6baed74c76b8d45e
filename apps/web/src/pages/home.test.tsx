import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { Collection } from '@upbeat/contract/entities/collection'
import type { TenantContents } from '@upbeat/contract/entities/public-tenant'
import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { classExamples } from '@upbeat/contract/examples/class-examples'
import { eventExamples } from '@upbeat/contract/examples/event-examples'
import { enGb } from '@upbeat/phrases/en-gb'
import { collectionType } from '@upbeat/rules/collections/collection-type'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { useAuth } from '../features/auth/auth-store.ts'
import { continueQuery } from '../features/classes/continue-queries.ts'
import { classOfTheDayQuery } from '../features/classes/queries.ts'
import { collectionsQuery } from '../features/collections/queries.ts'
import { previewQuery, recentRecordingsQuery } from '../features/connect/queries.ts'
import { makeEvent, startingAt } from '../features/connect/testing/make-event.ts'
import { showLanguage } from '../features/i18n/change-language.ts'
import { setTenant } from '../features/tenant/tenant-store.ts'
import { queryClient } from '../lib/api/query-client.ts'
import { clock } from '../lib/clock.ts'
import { normaliseEvents } from '../lib/normalise/live-event.ts'
import { makeTenant } from '../lib/testing/tenant-factory.ts'
import { Component as Home } from './home.tsx'

it("shows the club's content below the greeting if there is no class of the day", () => {
  showLanguage('en-gb', enGb)
  const nothing = { showClassOfTheDay: false, showBrowseClasses: false, showChannels: false, showCollections: false }
  setTenant(makeTenant({ ...nothing, showLiveEvent: false, ShowLiveConnect: false }))
  render(
    <QueryClientProvider client={queryClient}>
      <Home />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  )
  expect(screen.getByText('Every class on demand. What fits today?')).toBeDefined()
})

const quick = 'How long have you got?'
const featured = { collectionName: 'Next Peak', collectionTag: 'peak', collectionType: collectionType.featured }
const recordings = normaliseEvents({ eventData: [eventExamples.wexerEvent] })

it.each([
  ['classOfTheDay', ['Class of the day', quick, 'Next Peak']],
  ['collection', ['Next Peak', 'Class of the day', quick]],
  ['live', ['Connect', 'Class of the day', quick, 'Next Peak']],
] as const)('begins with what the club puts first: %s', async (homeStart, titles) => {
  showLanguage('en-gb', enGb)
  const club: Partial<TenantConfig> = { homeStart, showBrowseClasses: false, showChannels: false }
  setTenant(makeTenant({ ...club, showLiveEvent: false, ShowLiveConnect: homeStart === 'live' }))
  const collectionItems = [classExamples.listedClass]
  queryClient.setQueryData(classOfTheDayQuery().queryKey, { collectionItems } as Collection)
  queryClient.setQueryData(collectionsQuery().queryKey, [{ ...featured, collectionItems } as Collection])
  queryClient.setQueryData(recentRecordingsQuery().queryKey, recordings)
  render(
    <QueryClientProvider client={queryClient}>
      <Home />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  )
  await expect.poll(titlesShown).toEqual(titles)
})

const titlesShown = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('the live row', () => {
  it.each([
    ['classOfTheDay', 119, ['Class of the day', 'Live schedule', quick]],
    ['classOfTheDay', 180, ['Class of the day', quick, 'Live schedule']],
    ['live', 119, ['Live schedule', 'Class of the day', quick]],
    ['live', 180, ['Class of the day', quick, 'Live schedule']],
  ] as const)('of a Home that begins with %s, %i minutes before a class', async (homeStart, minutes, titles) => {
    showLanguage('en-gb', enGb)
    const nothing = { showBrowseClasses: false, showChannels: false, showCollections: false }
    setTenant(makeTenant({ ...nothing, homeStart, connect: 'live' }))
    queryClient.clear()
    const now = clock.now()
    const event = makeEvent(startingAt(new Date(now + minutes * 60_000).toISOString()))
    queryClient.setQueryData(previewQuery().queryKey, { events: [event], knownAt: now })
    const collectionItems = [classExamples.listedClass]
    queryClient.setQueryData(classOfTheDayQuery().queryKey, { collectionItems } as Collection)
    show()
    await expect.poll(titlesShown).toEqual(titles)
  })
})

it('has the visual order as tab order: the class of the day, classes to resume, the next two', async () => {
  showLanguage('en-gb', enGb)
  setTenant(
    makeTenant({ ShowLiveConnect: false, showBrowseClasses: false, showChannels: false, showCollections: false }),
  )
  useAuth.setState({ session: { status: 'signedIn', token: 't', userId: 'maya' } })
  queryClient.clear()
  const named = (tag: string) => ({ ...classExamples.listedClass, tag })
  const collectionItems = ['lead', 'second', 'third'].map(named)
  queryClient.setQueryData(classOfTheDayQuery().queryKey, { collectionItems } as Collection)
  const playhead = { tag: 'begun', positionSecond: 300, durationSecond: 1200, finished: false, updatedAt: '' }
  queryClient.setQueryData(continueQuery().queryKey, [{ item: named('begun'), playhead, to: '/classes/begun' }])
  show()
  const classes = () => screen.getAllByRole('article').map((card) => card.getAttribute('data-class'))
  await expect.poll(classes).toEqual(['lead', 'begun', 'second', 'third'])
  useAuth.setState({ session: { status: 'signedOut' } })
})

it('starts with a single class if the club wants that, class of the day or not', async () => {
  showLanguage('en-gb', enGb)
  const nothing = { ShowLiveConnect: false, showBrowseClasses: false, showChannels: false, showCollections: false }
  setTenant(makeTenant({ ...nothing, showClassOfTheDay: false, homeStart: 'oneClass' }))
  queryClient.clear()
  const collectionItems = ['lead', 'second'].map((tag) => ({ ...classExamples.listedClass, tag }))
  queryClient.setQueryData(classOfTheDayQuery().queryKey, { collectionItems } as Collection)
  show()
  await expect.poll(titlesShown).toEqual(['Today’s class'])
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

function show() {
  render(
    <QueryClientProvider client={queryClient}>
      <Home />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  )
}

it('has no strip of an empty Connect, and shortcuts only to lengths that a class has', async () => {
  showLanguage('en-gb', enGb)
  const nothing = { showClassOfTheDay: false, showBrowseClasses: false, showChannels: false, showCollections: false }
  const contents: TenantContents = {
    empty: ['connect'],
    durations: [10, 20],
    easyDurations: [],
    levels: ['advanced'],
    noEquipment: false,
  }
  setTenant(makeTenant({ ...nothing, contents }))
  queryClient.clear()
  show()
  await expect.poll(titlesShown).toEqual([quick])
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['10 min', '20 min'])
  setTenant(makeTenant({ ...nothing, contents: { ...contents, durations: [] } }))
  await expect.poll(titlesShown).toEqual([])
})
