import { scale } from '../constants.ts'
import { durationChoice } from './duration-choice.ts'
import {
  type FilterSelection,
  type FilterState,
  initialFilterState,
  resetRange,
  type SortOrder,
  type TaggedValue,
} from './filter-state.ts'
import { topKeywords } from './top-keywords.ts'

/** Actions on a list's filters. */
export type FilterAction<Item = unknown> =
  | { type: 'toggle'; selection: FilterSelection }
  | { type: 'setRange'; range: 'skill' | 'intensity'; low: number; high: number }
  | { type: 'setSort'; sort: SortOrder }
  /** The submitted search text, not each key press; empty clears the search. */
  | { type: 'setSearchText'; text: string }
  | { type: 'reset' }
  | { type: 'showMore' }
  | { type: 'setPaginatedData'; items: readonly Item[] }
  | { type: 'setTopLabels'; topLabels: readonly string[] }

/**
 * Applies an action. A chip of a single-value kind (sub category, duration, language, sort) replaces the previous one; other kinds
 * accumulate. Selecting the same chip again removes it (FILT-14, FILT-15). Any change of the filters returns to page 1.
 */
export function filterReducer<Item>(state: FilterState<Item>, action: FilterAction<Item>): FilterState<Item> {
  switch (action.type) {
    case 'toggle':
      return narrowed(toggled(state, action.selection))
    case 'setRange': {
      const range = { ...ordered(action.low, action.high), moved: true }
      return narrowed(action.range === 'skill' ? { ...state, skillRange: range } : { ...state, intensityRange: range })
    }
    case 'setSort':
      return narrowed({ ...state, sort: action.sort })
    case 'setSearchText':
      return narrowed({ ...state, searchText: action.text.trim() })
    case 'reset':
      return {
        ...initialFilterState<Item>(),
        skillRange: resetRange,
        intensityRange: resetRange,
        topKeywords: state.topKeywords,
      }
    case 'showMore':
      return { ...state, pageCount: state.pageCount + 1 }
    case 'setPaginatedData':
      return { ...state, paginatedData: action.items }
    case 'setTopLabels':
      return { ...state, topKeywords: topKeywords(action.topLabels) }
  }
}

/** The chips of a state, in panel order. The default sort order has no chip. */
export function selectionsOf(state: FilterState): FilterSelection[] {
  const chip = (filterType: FilterSelection['filterType'], filterValue: string | null, filterTag = filterValue) =>
    filterValue === null || filterTag === null ? [] : [{ filterType, filterValue, filterTag }]
  return [
    ...chip('subcategory', state.subcategory),
    ...state.keywords.flatMap((keyword) => chip('keyword', keyword)),
    ...chip('duration', state.duration === null ? null : String(state.duration)),
    ...state.focusArea.flatMap(({ value, tag }) => chip('focusArea', value, tag)),
    ...state.equipment.flatMap(({ value, tag }) => chip('equipment', value, tag)),
    ...chip('language', state.language),
    ...chip('sort', state.sort === 'Newest' ? null : state.sort),
  ]
}

function narrowed<Item>(state: FilterState<Item>): FilterState<Item> {
  return { ...state, pageCount: 1, selectedFilters: selectionsOf(state) }
}

function toggled<Item>(state: FilterState<Item>, { filterType, filterValue, filterTag }: FilterSelection) {
  const tagged = { value: filterValue, tag: filterTag || filterValue }
  switch (filterType) {
    case 'subcategory':
      return { ...state, subcategory: state.subcategory === filterValue ? null : filterValue }
    case 'keyword':
      return { ...state, keywords: toggleIn(state.keywords, filterValue, (keyword) => keyword === filterValue) }
    case 'duration': {
      const duration = durationChoice(filterValue)
      return { ...state, duration: state.duration === duration ? null : duration }
    }
    case 'focusArea':
      return { ...state, focusArea: toggleTagged(state.focusArea, tagged) }
    case 'equipment':
      return { ...state, equipment: toggleTagged(state.equipment, tagged) }
    case 'language':
      return { ...state, language: state.language === filterValue ? null : filterValue }
    case 'sort': {
      const sort: SortOrder = filterValue === 'Oldest' && state.sort !== 'Oldest' ? 'Oldest' : 'Newest'
      return { ...state, sort }
    }
  }
}

function toggleTagged(values: TaggedValue[], tagged: TaggedValue): TaggedValue[] {
  return toggleIn(values, tagged, (each) => each.tag === tagged.tag)
}

function toggleIn<Value>(values: Value[], value: Value, isSame: (each: Value) => boolean): Value[] {
  return values.some(isSame) ? values.filter((each) => !isSame(each)) : [...values, value]
}

/** Orders the ends of a range and clamps them to whole steps of the scale. */
function ordered(one: number, other: number): { low: number; high: number } {
  const [low, high] = [onScale(one), onScale(other)]
  return { low: Math.min(low, high), high: Math.max(low, high) }
}

function onScale(value: number): number {
  return Math.min(scale.high, Math.max(scale.low, Math.round(value)))
}
