import { render, screen } from '@testing-library/react'
import { enGb } from '@upbeat/phrases/en-gb'
import { initialFilterState } from '@upbeat/rules/filters/filter-state'
import { expect, it } from 'vitest'
import { makeTenant } from '../../../lib/testing/tenant-factory.ts'
import { showLanguage } from '../../i18n/change-language.ts'
import { setTenant } from '../../tenant/tenant-store.ts'
import type { ClassListView } from '../use-class-list.ts'
import type { FilterSet } from '../use-filter-set.ts'
import { FilterSections } from './filter-sections.tsx'

it('FILT-28 FILT-30 the sliders run from 1 to 10, and the skill slider names each step', () => {
  showLanguage('en-gb', enGb)
  setTenant(makeTenant())
  const sections = (step: number) => {
    const skillRange = { low: step, high: step, moved: true }
    const filters = { state: { ...initialFilterState(), skillRange }, dispatch: () => {} } as unknown as FilterSet
    const list = { status: 'ready', isSearch: false, count: 9, countIsLeast: false } as ClassListView
    return <FilterSections filters={filters} list={list} metadata={null} withSubCategory={false} />
  }
  const { rerender } = render(sections(1))
  const from = screen.getByLabelText('Skill Level, from')
  expect([from.getAttribute('min'), from.getAttribute('max')]).toEqual(['1', '10'])
  const names = Array.from({ length: 10 }, (_, place) => {
    rerender(sections(place + 1))
    return from.getAttribute('aria-valuetext')
  })
  const levels = [...Array(4).fill('beginner'), ...Array(3).fill('intermediate'), ...Array(3).fill('advanced')]
  expect(names).toEqual(levels.map((level, place) => `${place + 1} ${level}`))
})
