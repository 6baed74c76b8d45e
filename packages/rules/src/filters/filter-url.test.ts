import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FilterAction, filterReducer } from './filter-reducer.ts'
import { type FilterState, initialFilterState, isActive } from './filter-state.ts'
import { filterParameters, fromUrl, toUrl } from './filter-url.ts'

const text = fc
  .string({ unit: fc.constantFrom(...'abzÅß木 *%,&=+#/?~2A5'), minLength: 1, maxLength: 12 })
  .map((value) => value.trim())
  .filter((value) => value !== '')
const action: fc.Arbitrary<FilterAction> = fc.oneof(
  fc.record({
    type: fc.constant('toggle' as const),
    selection: fc.record({
      filterType: fc.constantFrom('subcategory', 'keyword', 'focusArea', 'equipment', 'language'),
      filterValue: text,
      filterTag: text,
    }),
  }),
  fc.record({
    type: fc.constant('toggle' as const),
    selection: fc.constantFrom(
      { filterType: 'duration', filterValue: '20', filterTag: '20' } as const,
      { filterType: 'sort', filterValue: 'Oldest', filterTag: 'Oldest' } as const,
    ),
  }),
  fc.record({
    type: fc.constant('setRange' as const),
    range: fc.constantFrom('skill', 'intensity'),
    low: fc.integer({ min: 0, max: 11 }),
    high: fc.integer({ min: 0, max: 11 }),
  }),
  fc.record({ type: fc.constant('setSearchText' as const), text }),
  fc.constant({ type: 'reset' } as const),
)

describe('filters in the URL', () => {
  it('round-trip', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
        const state = actions.reduce<FilterState>((each, next) => filterReducer(each, next), initialFilterState())
        const query = new URLSearchParams(new URLSearchParams(toUrl(state)).toString())
        expect(toUrl(fromUrl(query, initialFilterState()))).toEqual(toUrl(state))
        expect(fromUrl(query, state).selectedFilters).toEqual(state.selectedFilters)
        expect(isActive(fromUrl(query, initialFilterState()))).toBe(isActive(state))
      }),
    )
  })

  it('are readable', () => {
    const state = filterReducer(initialFilterState(), {
      type: 'toggle',
      selection: { filterType: 'keyword', filterValue: 'Low impact', filterTag: 'Low impact' },
    })
    expect(new URLSearchParams(toUrl(state)).toString()).toBe('keyword=Low+impact')
  })

  it.each([
    'duration=15',
    'duration=toString',
    'duration=10&duration=',
    'skill=9,2',
    'skill=0,5',
    'skill=1,11',
    'skill=2',
    'skill=a,b',
    'skill=2,3,4',
    'intensity=-1,5',
    'sort=constructor',
    'keyword=&keyword=%20',
    `q=${'x'.repeat(101)}`,
    'focus=*&focus=**&equipment=',
    'q=%00&keyword=%00%20',
    'unknown=1',
  ])('ignore %s', (search) => {
    const state = fromUrl(new URLSearchParams(search), initialFilterState())
    expect(isActive(state)).toBe(search === 'duration=10&duration=')
  })

  it('never throw, whatever the URL', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...filterParameters), fc.string())), (entries) => {
        const state = fromUrl(new URLSearchParams(entries), initialFilterState())
        const again = fromUrl(new URLSearchParams(toUrl(state)), initialFilterState())
        expect(again).toEqual(state)
      }),
    )
  })

  it("keep state that the URL doesn't hold", () => {
    const base: FilterState = { ...initialFilterState(), topKeywords: ['Kids'], pageCount: 3 }
    expect(fromUrl(new URLSearchParams(), base)).toEqual(base)
  })
})
