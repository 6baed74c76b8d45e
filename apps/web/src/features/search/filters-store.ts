import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { type FilterState, initialFilterState } from '@upbeat/rules/filters/filter-state'
import { createArea } from '../../lib/store-area.ts'

/** The two sets of filters: that of all on-demand classes, and that of lists within them (D-46). */
export type FilterSetName = 'general' | 'onDemand'

/** Area `filters`: each set is kept until it is reset or the page is loaded anew (FILT-42, FILT-44). */
export type FiltersState = Record<FilterSetName, FilterState<ListedClass>> & {
  /** The history entry whose address has been read last: its filters are in the store by now. */
  readKey: string
}

export const useFilters = createArea<FiltersState>('filters', {
  general: initialFilterState(),
  onDemand: initialFilterState(),
  readKey: '',
})
