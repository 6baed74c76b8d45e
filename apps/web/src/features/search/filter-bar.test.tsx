import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { TenantContents } from '@upbeat/contract/entities/public-tenant'
import { classExamples } from '@upbeat/contract/examples/class-examples'
import { enGb } from '@upbeat/phrases/en-gb'
import { type FilterAction, filterReducer } from '@upbeat/rules/filters/filter-reducer'
import { initialFilterState } from '@upbeat/rules/filters/filter-state'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { showLanguage } from '../i18n/change-language.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { FilterBar } from './filter-bar.tsx'
import type { ClassListView } from './use-class-list.ts'
import type { FilterSet } from './use-filter-set.ts'
import { useLocalClasses } from './use-local-classes.ts'

beforeEach(() => {
  showLanguage('en-gb', enGb)
  setTenant(makeTenant())
})

const lengths = [600, 1200, 1200, 1200, 2700]
const classes = lengths.map((durationSecond, place) => ({
  ...classExamples.listedClass,
  tag: String(place),
  durationSecond,
  skill: place + 3,
  equipmentTypes: place % 2 ? [] : ['mat'],
}))

function Bar({ text }: { text: string }) {
  const [state, setState] = useState(() => filterReducer(initialFilterState<never>(), { type: 'setSearchText', text }))
  const dispatch = (action: FilterAction<never>) => setState((before) => filterReducer(before, action))
  const count = useLocalClasses(classes, state).length
  const list = { status: 'ready', isSearch: text !== '', count, countIsLeast: false } as ClassListView
  return <FilterBar filters={{ state, dispatch } as FilterSet} list={list} metadata={null} />
}

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => userEvent.click(button(name))

it('FILT-14 FILT-15 length, levels and no equipment are toggled in place and update the count', async () => {
  render(<Bar text="" />)
  await press('20 min')
  expect(screen.getByText('3 classes')).toBeTruthy()
  await press('Beginner')
  expect(screen.getByText('1 class')).toBeTruthy()
  await press('Intermediate')
  expect(screen.getByText('3 classes')).toBeTruthy()
  await press('No equipment')
  expect(screen.getByText('2 classes')).toBeTruthy()
  expect(button('Filter').textContent).toBe('Filter3')
  expect(button('Filter').getAttribute('aria-describedby')).toBe(screen.getByText('Active filters: 3').id)
  for (const name of ['Remove 20 min', 'Remove Beginner and Intermediate', 'Remove No equipment'])
    expect(button(name)).toBeTruthy()
  await press('20 min')
  await press('Beginner')
  expect(button('Intermediate').getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('1 class')).toBeTruthy()
})

it('the Filter button has no count for a search text only', async () => {
  render(<Bar text="flow" />)
  expect(button('Filter').dataset.variant).toBe('secondary')
  expect(button('Filter').textContent).toBe('Filter')
  await press('10 min')
  expect(button('Filter').dataset.variant).toBe('primary')
})

it('offers only lengths, levels and equipment that a class of the club has, but all for a search', async () => {
  const contents: TenantContents = {
    empty: [],
    durations: [20],
    easyDurations: [],
    levels: ['advanced'],
    noEquipment: false,
  }
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
  setTenant(makeTenant({ contents }))
  const { unmount } = render(<Bar text="" />)
  expect(names()).toEqual(['Filter', '20 min', 'Advanced'])
  await press('20 min')
  expect(button('Remove 20 min')).toBeTruthy()
  unmount()
  render(<Bar text="flow" />)
  expect(names()).toEqual(expect.arrayContaining(['10 min', '20 min', '40 min+', 'Beginner', 'No equipment']))
})
