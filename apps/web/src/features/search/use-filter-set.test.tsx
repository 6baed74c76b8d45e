import { act, render, screen } from '@testing-library/react'
import { enGb } from '@upbeat/phrases/en-gb'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { showLanguage } from '../i18n/change-language.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { useFilters } from './filters-store.ts'
import { SearchTabs, useSearchType } from './search-tabs.tsx'
import { type FilterSet, useFilterSet } from './use-filter-set.ts'

let filters: FilterSet

function Page() {
  filters = useFilterSet('onDemand')
  return <SearchTabs type={useSearchType()} />
}

beforeEach(() => {
  showLanguage('en-gb', enGb)
  setTenant(makeTenant())
})

it('FILT-18 FILT-24 Back goes through searches and tabs, but not through chips', async () => {
  const router = createMemoryRouter([{ path: '*', Component: Page }], {
    initialEntries: ['/contact', '/classes/search'],
    initialIndex: 1,
  })
  render(<RouterProvider router={router} />)
  const isAt = (search: string) =>
    vi.waitFor(() => expect(decodeURIComponent(router.state.location.search)).toBe(search))
  const back = () => act(() => router.navigate(-1))
  const search = (text: string) => act(() => filters.dispatch({ type: 'setSearchText', text }))

  search('yoga')
  await isAt('?q=yoga')
  act(() =>
    filters.dispatch({ type: 'toggle', selection: { filterType: 'keyword', filterValue: 'Kids', filterTag: 'Kids' } }),
  )
  await isAt('?q=yoga&keyword=Kids')
  search('flow')
  await isAt('?q=flow&keyword=Kids')
  act(() => screen.getByRole('link', { name: 'Connect' }).click())
  await vi.waitFor(() => expect(router.state.location.search).toContain('type=1'))

  await back()
  await isAt('?q=flow&keyword=Kids')
  await back()
  await isAt('?q=yoga&keyword=Kids')
  expect(filters.state.searchText).toBe('yoga')
  await back()
  await isAt('')
  expect(router.state.location.pathname).toBe('/classes/search')
  await back()
  expect(router.state.location.pathname).toBe('/contact')
})

it('goes back at once, even before the carried filters are written into the address', async () => {
  const loading = Promise.withResolvers<null>()
  const list = { path: '/classes', element: <h1>Classes</h1>, loader: () => loading.promise }
  const router = createMemoryRouter([list, { path: '*', Component: Page }], {
    initialEntries: ['/classes', '/contact'],
    initialIndex: 1,
  })
  render(<RouterProvider router={router} />)
  act(() =>
    filters.dispatch({ type: 'toggle', selection: { filterType: 'keyword', filterValue: 'Kids', filterTag: 'Kids' } }),
  )
  await vi.waitFor(() => expect(router.state.location.search).toBe('?keyword=Kids'))
  // Arrives with filters that its address doesn't name, and leaves before they are written.
  await act(() => router.navigate('/classes/search', { replace: true }))
  expect(router.state.location.search).toBe('')
  await act(async () => void router.navigate(-1))
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  loading.resolve(null)
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Classes' })).toBeTruthy())
  expect(router.state.location.pathname).toBe('/classes')
  useFilters.setState(useFilters.getInitialState())
})
