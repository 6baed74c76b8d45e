import type { Metadata } from '@upbeat/contract/entities/metadata'
import { useEffect } from 'react'
import type { FilterSetName } from './filters-store.ts'
import { type FilterSet, useFilterSet } from './use-filter-set.ts'

/** A set of filters with the club's top keywords (FILT-09). */
export function useCatalogueFilters(name: FilterSetName, metadata: Metadata | null): FilterSet {
  const filters = useFilterSet(name)
  const { dispatch } = filters
  useEffect(() => {
    if (metadata) dispatch({ type: 'setTopLabels', topLabels: metadata.topLabels })
  }, [dispatch, metadata])
  return filters
}
