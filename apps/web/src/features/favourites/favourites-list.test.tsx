import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { classExamples } from '@upbeat/contract/examples/class-examples'
import { enGb } from '@upbeat/phrases/en-gb'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { normaliseClasses } from '../../lib/normalise/virtual-class.ts'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { classOfTheDayQuery } from '../classes/queries.ts'
import { showLanguage } from '../i18n/change-language.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { FavouritesList } from './favourites-list.tsx'
import { favouritesQuery } from './queries.ts'

const day = { collectionName: '', collectionTag: 'day', collectionType: 'classoftheday', description: null } as const

it('offers classes of the day while there are no favourites', () => {
  setTenant(makeTenant())
  showLanguage('en-gb', enGb)
  queryClient.setQueryData(favouritesQuery().queryKey, [])
  const classes = ['one', 'two', 'three', 'four'].map((tag) => ({ ...classExamples.virtualClass, tag, className: tag }))
  queryClient.setQueryData(classOfTheDayQuery().queryKey, { ...day, collectionItems: normaliseClasses(classes) })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <FavouritesList />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(screen.getByText('No favourite classes')).toBeDefined()
  const offered = within(screen.getByRole('region', { name: 'Class of the day' }))
  expect(offered.getAllByRole('article').map((card) => card.dataset.class)).toEqual(['one', 'two', 'three'])
})
