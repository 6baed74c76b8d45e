import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { Collection } from '@upbeat/contract/entities/collection'
import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { classExamples } from '@upbeat/contract/examples/class-examples'
import { eventExamples } from '@upbeat/contract/examples/event-examples'
import { enGb } from '@upbeat/phrases/en-gb'
import { collectionType } from '@upbeat/rules/collections/collection-type'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { classOfTheDayQuery } from '../features/classes/queries.ts'
import { collectionsQuery } from '../features/collections/queries.ts'
import { recentRecordingsQuery } from '../features/connect/queries.ts'
import { showLanguage } from '../features/i18n/change-language.ts'
import { setTenant } from '../features/tenant/tenant-store.ts'
import { normaliseEvents } from '../lib/normalise/live-event.ts'
import { queryClient } from '../lib/query-client.ts'
import { makeTenant } from '../lib/testing/tenant-factory.ts'
import { Component as Home } from './home.tsx'

it('says what the club has below the greeting where there is no class of the day', () => {
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

const featured = { collectionName: 'Next Peak', collectionTag: 'peak', collectionType: collectionType.featured }
const recordings = normaliseEvents({ eventData: [eventExamples.wexerEvent] })

it.each([
  ['classOfTheDay', ['Class of the day', 'Next Peak']],
  ['collection', ['Next Peak', 'Class of the day']],
  ['live', ['Connect', 'Class of the day', 'Next Peak']],
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
  const shown = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  await expect.poll(shown).toEqual(titles)
})
