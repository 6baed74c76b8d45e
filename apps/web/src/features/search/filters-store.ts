import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { type FilterState, initialFilterState } from '@upbeat/rules/filters/filter-state'
import { createArea } from '../../lib/store-area.ts'

/** The two sets of filters: for all on-demand classes, and for lists within them (D-46). */
export type FilterSetName = 'general' | 'onDemand'

/** Area `filters`: each set is kept until it is reset or the page reloads (FILT-42, FILT-44). */
export type FiltersState = Record<FilterSetName, FilterState<ListedClass>> & {
  /** The history entry whose URL was applied last. */
  readKey: string
}

export const useFilters = createArea<FiltersState>('filters', {
  general: initialFilterState(),
  onDemand: initialFilterState(),
  readKey: '',
})
