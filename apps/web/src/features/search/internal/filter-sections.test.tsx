import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { enGb } from '@upbeat/phrases/en-gb'
import { initialFilterState } from '@upbeat/rules/filters/filter-state'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { expect, it } from 'vitest'
import { makeTenant } from '../../../lib/testing/tenant-factory.ts'
import { showLanguage } from '../../i18n/change-language.ts'
import { setTenant } from '../../tenant/tenant-store.ts'
import type { ClassListView } from '../use-class-list.ts'
import type { FilterSet } from '../use-filter-set.ts'
import { FilterSections } from './filter-sections.tsx'

function sections(step: number) {
  const range = { low: step, high: step, moved: true }
  const state = {
    ...initialFilterState<FilterSet['state']['paginatedData'][number]>(),
    skillRange: range,
    intensityRange: range,
  }
  const filters = fromPartial<FilterSet>({ state, dispatch: () => {} })
  const list = fromPartial<ClassListView>({ status: 'ready', isSearch: false, count: 9, countIsLeast: false })
  return <FilterSections filters={filters} list={list} metadata={null} withSubCategory={false} />
}

const levels = [...Array(4).fill('beginner'), ...Array(3).fill('intermediate'), ...Array(3).fill('advanced')]
const efforts = ['very slight', 'slight', 'moderate', 'somewhat hard', 'hard', 'hard', 'very hard', 'very hard']

it.each([
  ['FILT-30', 'Skill Level', levels],
  ['FILT-31', 'Intensity', [...efforts, 'very very hard', 'maximal']],
])('FILT-28 %s the slider %s runs from 1 to 10, and names each step', async (_id, name, steps) => {
  showLanguage('en-gb', enGb)
  setTenant(makeTenant())
  const { rerender } = render(sections(1))
  const heading = screen.getByRole('button', { name })
  if (heading.getAttribute('aria-expanded') === 'false') await userEvent.click(heading)
  const from = screen.getByLabelText(`${name}, from`)
  expect([from.getAttribute('min'), from.getAttribute('max')]).toEqual(['1', '10'])
  const named = Array.from({ length: 10 }, (_, place) => {
    rerender(sections(place + 1))
    return from.getAttribute('aria-valuetext')
  })
  expect(named).toEqual(steps.map((step, place) => `${place + 1} ${step}`))
})
