import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { classExamples } from '@upbeat/contract/examples/class-examples'
import { enGb } from '@upbeat/phrases/en-gb'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { localStore } from '../../lib/storage.ts'
import { showLanguage } from '../i18n/change-language.ts'
import { rememberSearch } from './internal/recent-searches.ts'
import { SearchStart } from './search-start.tsx'

beforeEach(() => {
  localStorage.clear()
  showLanguage('en-gb', enGb)
})

const recent = () => {
  const region = screen.queryByRole('region', { name: 'Recent searches' })
  return (
    region &&
    within(region)
      .getAllByRole('link')
      .map((link) => link.textContent)
  )
}

function show(text: string, metadata: typeof classExamples.metadata | null = null) {
  return render(<SearchStart metadata={metadata} text={text} />, { wrapper: MemoryRouter })
}

it('offers the last five distinct searches, newest first, until removed', async () => {
  for (const text of ['one', 'two', 'three', 'four', 'five', 'Two']) rememberSearch(text)
  show('six').unmount()
  show('')
  expect(recent()).toEqual(['six', 'Two', 'five', 'four', 'three'])
  expect(screen.getByRole('link', { name: 'Two' }).getAttribute('href')).toBe('/classes/search?q=Two')
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(recent()).toBeNull()
  expect(localStorage.getItem('recentSearches')).toBeNull()
})

it('offers nothing during a search, and ignores invalid stored data', () => {
  rememberSearch('flow')
  show('yoga')
  expect(recent()).toBeNull()
  for (const broken of ['{', '{"a":1}', '[1, null]']) {
    localStore.set('recentSearches', broken)
    show('')
    expect(recent()).toBeNull()
  }
})

it('offers the club’s popular keywords as filters', () => {
  show('', { ...classExamples.metadata, topLabels: ['Kids', 'Low impact'] })
  const links = within(screen.getByRole('region', { name: 'Popular keywords' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/classes/search?keyword=Kids',
    '/classes/search?keyword=Low+impact',
  ])
})

it('offers only the keywords after a search without results', () => {
  rememberSearch('flow')
  const metadata = { ...classExamples.metadata, topLabels: ['Kids'] }
  const { rerender } = render(<SearchStart metadata={metadata} text="zzqqx" />, { wrapper: MemoryRouter })
  expect(screen.queryByRole('region')).toBeNull()
  rerender(<SearchStart foundNothing metadata={metadata} text="zzqqx" />)
  expect(screen.getByRole('link', { name: 'Kids' })).toBeTruthy()
  expect(recent()).toBeNull()
})
