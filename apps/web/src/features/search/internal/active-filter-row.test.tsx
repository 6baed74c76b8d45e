import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { classExamples } from '@upbeat/contract/examples/class-examples'
import { enGb } from '@upbeat/phrases/en-gb'
import { type FilterAction, filterReducer } from '@upbeat/rules/filters/filter-reducer'
import { type FilterState, initialFilterState } from '@upbeat/rules/filters/filter-state'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { showLanguage } from '../../i18n/change-language.ts'
import type { ClassListView } from '../use-class-list.ts'
import type { FilterSet } from '../use-filter-set.ts'
import { ActiveFilterRow } from './active-filter-row.tsx'

beforeEach(() => showLanguage('en-gb', enGb))

const chosen: FilterAction[] = [
  { type: 'setSearchText', text: 'flow' },
  { type: 'toggle', selection: { filterType: 'keyword', filterValue: 'Kids', filterTag: 'Kids' } },
  { type: 'toggle', selection: { filterType: 'duration', filterValue: '20', filterTag: '20' } },
  { type: 'toggle', selection: { filterType: 'equipment', filterValue: 'Mat', filterTag: 'mat' } },
  { type: 'setRange', range: 'skill', low: 3, high: 7 },
]

function Row({ emptied }: { emptied: () => void }) {
  const [state, setState] = useState<FilterState>(() => chosen.reduce(filterReducer, initialFilterState()))
  const filters = { state, dispatch: (action: FilterAction) => setState(filterReducer(state, action)) }
  const list = { status: 'ready', count: 53, countIsLeast: false } as ClassListView
  return (
    <ActiveFilterRow filters={filters as FilterSet} list={list} metadata={classExamples.metadata} onEmptied={emptied} />
  )
}

it('FILT-10 FILT-15 FILT-16 active filters can be removed one by one or all at once, next to the count', async () => {
  const emptied: string[] = []
  render(<Row emptied={() => emptied.push('emptied')} />)
  const names = () =>
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)
  const all = ['Remove “flow”', 'Remove Kids', 'Remove 20 min', 'Remove Mat', 'Remove Skill Level 3–7', 'Reset']
  expect(names()).toEqual(all)
  expect(screen.getByText('53 classes')).toBeTruthy()
  for (const name of all.slice(1, 5)) await userEvent.click(screen.getByRole('button', { name }))
  expect(names()).toEqual(['Remove “flow”', 'Reset'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove “flow”')
  expect(emptied).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(names()).toEqual(['Reset'])
  expect(emptied).toEqual(['emptied'])
})
