import { intensityHandles, scale, skillHandles } from '../constants.ts'
import type { DurationChoice } from './duration-choice.ts'

/** The kinds of chip. Skill and intensity are ranges, search is text. */
export const filterType = {
  subcategory: 'subcategory',
  keyword: 'keyword',
  duration: 'duration',
  focusArea: 'focusArea',
  equipment: 'equipment',
  language: 'language',
  sort: 'sort',
} as const
export type FilterType = (typeof filterType)[keyof typeof filterType]

/** A chip: its filter, its label, and its tag in the catalogue (FILT-43). */
export type FilterSelection = { filterType: FilterType; filterValue: string; filterTag: string }

export type SortOrder = 'Newest' | 'Oldest'

/** A slider's range, inclusive. Until `moved`, the values are only the handle positions and don't filter (D-44). */
export type FilterRange = { low: number; high: number; moved: boolean }

/** The filter state of one list (FILT-44). `Item` is the class type of that list. */
export type FilterState<Item = unknown> = {
  /** All selected chips, in panel order. Written only by the reducer. */
  selectedFilters: FilterSelection[]
  skillRange: FilterRange
  intensityRange: FilterRange
  duration: DurationChoice | null
  keywords: string[]
  subcategory: string | null
  focusArea: TaggedValue[]
  equipment: TaggedValue[]
  language: string | null
  sort: SortOrder
  searchText: string
  /** Number of pages shown, from 1. */
  pageCount: number
  /** The filtered and sorted classes shown. */
  paginatedData: readonly Item[]
  topKeywords: string[]
}

/** A displayed name and its search tag. */
export type TaggedValue = { value: string; tag: string }

/** The initial state. The type parameter is the class type of the list. */
export function initialFilterState<Item = unknown>(): FilterState<Item> {
  return {
    selectedFilters: [],
    skillRange: { ...skillHandles, moved: false },
    intensityRange: { ...intensityHandles, moved: false },
    duration: null,
    keywords: [],
    subcategory: null,
    focusArea: [],
    equipment: [],
    language: null,
    sort: 'Newest',
    searchText: '',
    pageCount: 1,
    paginatedData: [],
    topKeywords: [],
  }
}

/** A slider after a reset: the whole scale, not filtering (FILT-23). */
export const resetRange: FilterRange = { low: scale.low, high: scale.high, moved: false }

/** Whether a slider filters: it was moved and doesn't span the whole scale. */
export function isNarrowed(range: FilterRange): boolean {
  return range.moved && (range.low > scale.low || range.high < scale.high)
}

/** Whether there is anything to reset: a chip, a slider, a non-default order, or search text (FILT-10). */
export function isActive(state: FilterState): boolean {
  return activeFilterCount(state) > 0 || state.searchText !== ''
}

/** Number of active chips and sliders. Search text is not counted: it has its own box. */
export function activeFilterCount({ selectedFilters, skillRange, intensityRange }: FilterState): number {
  return selectedFilters.length + [skillRange, intensityRange].filter(isNarrowed).length
}
