import type { UseQueryResult } from '@tanstack/react-query'
import type { Metadata } from '@upbeat/contract/entities/metadata'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { useEffect, useMemo } from 'react'
import type { ClassCatalogue } from '../classes/queries.ts'
import { FilterBar } from './filter-bar.tsx'
import { FilteredClasses } from './filtered-classes.tsx'
import { metadataOf } from './metadata-of.ts'
import { useCatalogueFilters } from './use-catalogue-filters.ts'
import { useClassList } from './use-class-list.ts'

export type CategoryClassesProps = {
  label: string
  categoryId: string
  classes: readonly ListedClass[]
  metadata: Metadata | null
  query: UseQueryResult<ClassCatalogue>
}

/** The classes of a category with filters (CAT-05, D-46). */
export function CategoryClasses({ label, categoryId, classes, metadata: all, query }: CategoryClassesProps) {
  const metadata = useMemo(() => all && metadataOf(all, classes), [all, classes])
  const filters = useCatalogueFilters('general', metadata)
  const { state, dispatch } = filters
  useEffect(() => {
    const { subcategory } = state
    if (!metadata || classes.length === 0 || !subcategory || metadata.classSubCategories.includes(subcategory)) return
    // A sub category only applies to its own category.
    dispatch({
      type: 'toggle',
      selection: { filterType: 'subcategory', filterValue: subcategory, filterTag: subcategory },
    })
  }, [metadata, classes, state, dispatch])
  const list = useClassList({ filters, classes, categoryId })
  return (
    <>
      <FilterBar filters={filters} list={list} metadata={metadata} withSubCategory />
      <FilteredClasses filters={filters} label={label} list={list} query={query} />
    </>
  )
}
