import { describe, expect, it } from 'vitest'
import type { ClassLike } from './class-like.ts'
import { filterClasses } from './filter-classes.ts'
import { type FilterAction, filterReducer } from './filter-reducer.ts'
import {
  activeFilterCount,
  type FilterSelection,
  type FilterState,
  initialFilterState,
  isActive,
} from './filter-state.ts'
import { noEquipment } from './no-equipment.ts'
import { searchPayload } from './search-payload.ts'
import { sortClasses, sortDirection } from './sort-classes.ts'

const chip = (
  filterType: FilterSelection['filterType'],
  filterValue: string,
  filterTag = filterValue,
): FilterAction => ({
  type: 'toggle',
  selection: { filterType, filterValue, filterTag },
})
const range = (which: 'skill' | 'intensity', low: number, high: number): FilterAction => ({
  type: 'setRange',
  range: which,
  low,
  high,
})
const after = (...actions: FilterAction[]): FilterState =>
  actions.reduce<FilterState>((state, action) => filterReducer(state, action), initialFilterState())

function aClass(fields: Partial<ClassLike>): ClassLike {
  return { tag: 'a', className: 'A class', ...fields }
}

describe('filterReducer', () => {
  it('starts with nothing selected', () => {
    const state = initialFilterState()
    expect(isActive(state)).toBe(false)
    expect(state.intensityRange).toEqual({ low: 3, high: 8, moved: false })
    expect(state.skillRange).toEqual({ low: 1, high: 1, moved: false })
  })

  it('FILT-43 a selection has type, value and tag', () => {
    expect(after(chip('focusArea', 'Core', 'fa-1')).selectedFilters).toEqual([
      { filterType: 'focusArea', filterValue: 'Core', filterTag: 'fa-1' },
    ])
  })

  it('FILT-44 the state has the specified fields', () => {
    expect(Object.keys(initialFilterState()).sort()).toEqual(
      [
        'selectedFilters',
        'skillRange',
        'intensityRange',
        'duration',
        'keywords',
        'subcategory',
        'focusArea',
        'equipment',
        'language',
        'sort',
        'searchText',
        'pageCount',
        'paginatedData',
        'topKeywords',
      ].sort(),
    )
  })

  it.each([
    chip('keyword', 'Tabata'),
    chip('duration', '10'),
    chip('subcategory', 'HIIT'),
    chip('focusArea', 'Core', 'fa-1'),
    chip('equipment', 'Mat', 'eq-1'),
    chip('language', 'English'),
    chip('sort', 'Oldest'),
  ])('a chip is selected by one choice and deselected by a second: %j', (action) => {
    expect(isActive(after(action))).toBe(true)
    expect(after(action).selectedFilters).toHaveLength(1)
    expect(after(action, action)).toEqual(initialFilterState())
  })

  it('accumulates keywords and replaces a duration', () => {
    const state = after(
      chip('keyword', 'Tabata'),
      chip('keyword', 'Power'),
      chip('duration', '10'),
      chip('duration', '20'),
    )
    expect(state).toMatchObject({ keywords: ['Tabata', 'Power'], duration: 20 })
    expect(state.selectedFilters).toHaveLength(3)
  })

  it('ignores an invalid duration', () => {
    expect(isActive(after(chip('duration', '15')))).toBe(false)
  })

  it('clears all on reset and leaves the sliders spanning the whole scale', () => {
    const state = after(
      { type: 'setTopLabels', topLabels: ['Power', 'Power', ' ', 'Kids', 'Tabata', 'Toning'] },
      chip('keyword', 'Tabata'),
      range('skill', 2, 3),
      { type: 'setSearchText', text: ' yoga ' },
      { type: 'reset' },
    )
    expect(isActive(state)).toBe(false)
    expect(state.skillRange).toEqual({ low: 1, high: 10, moved: false })
    expect(state.intensityRange).toEqual({ low: 1, high: 10, moved: false })
    expect(state.topKeywords).toEqual(['Power', 'Kids', 'Tabata'])
  })

  it('counts chips and moved sliders, not search text', () => {
    const state = after({ type: 'setSearchText', text: 'yoga' }, range('skill', 1, 10))
    expect([isActive(state), activeFilterCount(state)]).toEqual([true, 0])
    const more = [chip('duration', '20'), { type: 'toggle', selection: noEquipment } as const, range('intensity', 2, 3)]
    expect(activeFilterCount(after(...more))).toBe(3)
  })

  it('clamps and orders a range', () => {
    expect(after(range('skill', 12, -3)).skillRange).toEqual({ low: 1, high: 10, moved: true })
    expect(isActive(after(range('skill', 1, 10)))).toBe(false)
    expect(isActive(after(range('skill', 1, 1)))).toBe(true)
  })

  it('shows one more page until the list is filtered', () => {
    expect(after({ type: 'showMore' }, { type: 'showMore' }).pageCount).toBe(3)
    expect(after({ type: 'showMore' }, chip('keyword', 'Kids')).pageCount).toBe(1)
  })

  it('keeps lists independent', () => {
    const general = initialFilterState()
    filterReducer(general, chip('keyword', 'Kids'))
    expect(general).toEqual(initialFilterState())
  })
})

describe('filterClasses', () => {
  it.each<[title: string, FilterAction, Partial<ClassLike>, boolean]>([
    ['FILT-35 keyword inside a label', chip('keyword', 'Tabata'), { labels: ['Tabata, Toning'] }, true],
    ['FILT-35 another keyword', chip('keyword', 'Tabata'), { labels: ['Toning'] }, false],
    [
      'FILT-35 focus area by part of its name',
      chip('focusArea', 'core', 'x'),
      { focusArea: [{ name: 'Core, back', tag: 'y' }] },
      true,
    ],
    [
      'FILT-35 focus area by its tag',
      chip('focusArea', 'ลำตัว', 'y'),
      { focusArea: [{ name: 'Core', tag: 'y' }] },
      true,
    ],
    [
      'FILT-35 focus area by a known tag, whatever it is called',
      chip('focusArea', 'e', 'back'),
      {
        focusArea: [
          { name: 'Core, lower back', tag: 'core' },
          { name: 'Back', tag: 'back' },
        ],
      },
      true,
    ],
    ['FILT-35 keyword with blanks around', chip('keyword', ' tabata '), { labels: ['Tabata'] }, true],
    ['FILT-36 language with blanks around', chip('language', ' English '), { languageName: 'English' }, true],
    ['FILT-35 another focus area', chip('focusArea', 'Legs', 'z'), { focusArea: [{ name: 'Core', tag: 'y' }] }, false],
    ['FILT-35 equipment by part of its name', chip('equipment', 'mat'), { equipmentNames: ['Yoga mat'] }, true],
    ['FILT-35 equipment by its type', chip('equipment', 'Mat', 'm'), { equipmentTypes: ['m'] }, true],
    ['no equipment', { type: 'toggle', selection: noEquipment }, { equipmentTypes: [] }, true],
    ['equipment though none is wanted', { type: 'toggle', selection: noEquipment }, { equipmentTypes: ['mat'] }, false],
    ['FILT-36 language in other letters', chip('language', 'English'), { languageName: 'ENGLISH' }, true],
    ['FILT-36 a longer language', chip('language', 'English'), { languageName: 'English (US)' }, false],
    ['FILT-36 sub category in other letters', chip('subcategory', 'hiit'), { classSubCategory: 'HIIT' }, true],
    ['FILT-37 skill at the low end', range('skill', 2, 5), { skill: 2 }, true],
    ['FILT-37 skill at the high end', range('skill', 2, 5), { skill: 5 }, true],
    ['FILT-37 skill above', range('skill', 2, 5), { skill: 6 }, false],
    ['FILT-37 intensity below', range('intensity', 4, 10), { intensity: 3 }, false],
    ['FILT-32 600 s in 10', chip('duration', '10'), { durationSecond: 600 }, true],
    ['FILT-32 601 s in 10', chip('duration', '10'), { durationSecond: 601 }, false],
    ['FILT-32 601 s in 20', chip('duration', '20'), { durationSecond: 601 }, true],
    ['FILT-32 1200 s in 20', chip('duration', '20'), { durationSecond: 1200 }, true],
    ['FILT-32 1201 s in 30', chip('duration', '30'), { durationSecond: 1201 }, true],
    ['FILT-32 1801 s in 30', chip('duration', '30'), { durationSecond: 1801 }, false],
    ['FILT-32 1801 s in 40 and longer', chip('duration', '40'), { durationSecond: 1801 }, true],
    ['FILT-32 18000 s in 40 and longer', chip('duration', '40'), { durationSecond: 18_000 }, true],
    ['FILT-32 18001 s in none', chip('duration', '40'), { durationSecond: 18_001 }, false],
  ])('%s', (_, action, fields, expected) => {
    expect(filterClasses([aClass(fields)], after(action))).toHaveLength(expected ? 1 : 0)
  })

  it.each([
    chip('keyword', 'Kids'),
    chip('duration', '10'),
    chip('subcategory', 'HIIT'),
    chip('focusArea', 'Core'),
    chip('equipment', 'Mat'),
    { type: 'toggle', selection: noEquipment } as const,
    chip('language', 'English'),
    range('skill', 2, 9),
    range('intensity', 2, 9),
  ])('FILT-38 leaves out a class without the attribute: %j', (action) => {
    expect(
      filterClasses([aClass({}), aClass({ labels: null, skill: null, durationSecond: null })], after(action)),
    ).toEqual([])
  })

  it('matches any value of one filter, and all filters', () => {
    const classes = [
      aClass({ tag: '1', labels: ['Power'], durationSecond: 600 }),
      aClass({ tag: '2', labels: ['Kids'], durationSecond: 600 }),
      aClass({ tag: '3', labels: ['Kids'], durationSecond: 900 }),
    ]
    const state = after(chip('keyword', 'Kids'), chip('keyword', 'Power'), chip('duration', '10'))
    expect(filterClasses(classes, state).map(({ tag }) => tag)).toEqual(['1', '2'])
  })

  it('FILT-35 ignores a name match if some class has the tag', () => {
    const classes = [
      aClass({ tag: '1', focusArea: [{ name: 'Back', tag: 'back' }] }),
      aClass({ tag: '2', focusArea: [{ name: 'Core', tag: 'core' }] }),
    ]
    expect(filterClasses(classes, after(chip('focusArea', 'e', 'back'))).map(({ tag }) => tag)).toEqual(['1'])
  })

  it('ignores blank values', () => {
    const blank = { ...initialFilterState(), keywords: [' '], subcategory: ' ', language: '' }
    expect(filterClasses([aClass({})], blank)).toHaveLength(1)
  })

  it('ignores an unmoved slider', () => {
    expect(filterClasses([aClass({})], initialFilterState())).toHaveLength(1)
    expect(filterClasses([aClass({})], after(range('skill', 1, 10)))).toHaveLength(1)
  })
})

describe('sorting', () => {
  const classes = [
    aClass({ tag: 'c', scheduleDate: '2026-01-02' }),
    aClass({ tag: 'none' }),
    aClass({ tag: 'a', scheduleDate: '2026-01-01' }),
    aClass({ tag: 'b', scheduleDate: '2026-01-02' }),
    aClass({ tag: 'bad', scheduleDate: 'soon' }),
  ]
  it('sorts Newest and Oldest by schedule date, equal dates by tag', () => {
    expect(sortClasses(classes, 'Newest').map(({ tag }) => tag)).toEqual(['b', 'c', 'a', 'bad', 'none'])
    expect(sortClasses(classes, 'Oldest').map(({ tag }) => tag)).toEqual(['a', 'c', 'b', 'none', 'bad'])
    expect(initialFilterState().sort).toBe('Newest')
  })
  it.each([
    ['Newest', 'desc'],
    ['desc', 'desc'],
    ['Oldest', 'asc'],
    ['asc', 'asc'],
    ['', 'asc'],
  ])('FILT-40 %j is %s', (sort, expected) => {
    expect(sortDirection(sort)).toBe(expected)
  })
})

describe('searchPayload', () => {
  const context = { take: 50, skip: 0 }

  it('ENT-44 ENT-45 has every key, and FILT-41 the default order', () => {
    expect(searchPayload(initialFilterState(), context)).toEqual({
      query: '',
      take: 50,
      skip: 0,
      categoryId: '',
      labels: [],
      type: 0,
      skill: '1,10',
      duration: '0,18000',
      intensity: '1,10',
      dir: 'desc',
      classLanguageName: '',
      subcategory: '',
      providerid: '',
      sort: 'scheduledate',
      focusAreaTags: [],
      equipmentTags: [],
      virtualClasses: [],
    })
  })

  it.each([
    ['FILT-29', range('skill', 2, 7), { skill: '2,7' }],
    ['FILT-29', range('intensity', 1, 1), { intensity: '1,1' }],
    ['FILT-33', chip('duration', '10'), { duration: '0,960' }],
    ['FILT-33', chip('duration', '20'), { duration: '961,1559' }],
    ['FILT-34', chip('duration', '30'), { duration: '1560,2159' }],
    ['FILT-34', chip('duration', '40'), { duration: '2160,18000' }],
    ['FILT-40', chip('sort', 'Oldest'), { dir: 'asc' }],
    ['by tag', chip('focusArea', 'Core', 'fa-1'), { focusAreaTags: ['fa-1'] }],
    ['by tag', chip('equipment', 'Mat', 'eq-1'), { equipmentTags: ['eq-1'] }],
    ['by name', chip('language', 'English', 'en'), { classLanguageName: 'English' }],
    ['trimmed', { type: 'setSearchText', text: ' hip hop ' } as const, { query: 'hip hop' }],
  ])('%s %j sends %j', (_, action, expected) => {
    expect(searchPayload(after(action), context)).toMatchObject(expected)
  })

  it('takes the rest from the page', () => {
    const payload = searchPayload(initialFilterState(), {
      take: 9999,
      skip: 0,
      type: 1,
      categoryId: '1009',
      providerId: 'p1',
      virtualClasses: ['x'],
    })
    expect(payload).toMatchObject({ take: 9999, type: 1, categoryId: '1009', providerid: 'p1', virtualClasses: ['x'] })
  })
})
