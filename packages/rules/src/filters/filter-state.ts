import { intensityHandles, scale, skillHandles } from '../constants.ts'
import type { DurationChoice } from './duration-choice.ts'

/** The kinds of chip. Skill and intensity are ranges and search is text. */
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

/** A chip: what it filters, the text it stands for, and the tag by which the catalogue knows it (FILT-43). */
export type FilterSelection = { filterType: FilterType; filterValue: string; filterTag: string }

export type SortOrder = 'Newest' | 'Oldest'

/**
 * A slider, both ends included. Until it is `moved` its ends are only where the handles stand and nothing is filtered (D-44).
 */
export type FilterRange = { low: number; high: number; moved: boolean }

/** What one list is filtered by (FILT-44). `Item` is the class type of that list. */
export type FilterState<Item = unknown> = {
  /** Every chip that is on, in the order of the panel: kept by the reducer, written by no one else. */
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
  /** Pages on show, from 1. */
  pageCount: number
  /** The filtered and sorted classes on show. */
  paginatedData: readonly Item[]
  topKeywords: string[]
}

/** A name as shown with the tag it is searched by. */
export type TaggedValue = { value: string; tag: string }

/** The state of a fresh session. The type parameter is the class type of the list. */
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

/** A slider after a reset: over the whole scale, filtering nothing (FILT-23). */
export const resetRange: FilterRange = { low: scale.low, high: scale.high, moved: false }

/** Whether a slider narrows the list: it was moved, and not over the whole scale. */
export function isNarrowed(range: FilterRange): boolean {
  return range.moved && (range.low > scale.low || range.high < scale.high)
}

/** Whether there is something to reset: a chip, a slider, an order other than the default one, or search text (FILT-10). */
export function isActive(state: FilterState): boolean {
  return activeFilterCount(state) > 0 || state.searchText !== ''
}

/** How many chips and sliders narrow or reorder a list. Search text is not counted: it stands in its own box. */
export function activeFilterCount({ selectedFilters, skillRange, intensityRange }: FilterState): number {
  return selectedFilters.length + [skillRange, intensityRange].filter(isNarrowed).length
}
