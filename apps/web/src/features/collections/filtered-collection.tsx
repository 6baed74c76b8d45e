import type { Metadata } from '@upbeat/contract/entities/metadata'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { useMemo } from 'react'
import { FilterBar } from '../search/filter-bar.tsx'
import { FilteredClasses } from '../search/filtered-classes.tsx'
import { metadataOf } from '../search/metadata-of.ts'
import { useCatalogueFilters } from '../search/use-catalogue-filters.ts'
import { useClassList } from '../search/use-class-list.ts'

export type FilteredCollectionProps = { label: string; items: readonly ListedClass[]; metadata: Metadata | null }

/** A collection's classes as cards with filters (D-13, D-46). */
export function FilteredCollection({ label, items, metadata: all }: FilteredCollectionProps) {
  const metadata = useMemo(() => all && metadataOf(all, items), [all, items])
  const filters = useCatalogueFilters('general', metadata)
  const tags = useMemo(() => items.map(({ tag }) => tag), [items])
  const list = useClassList({ filters, classes: items, among: tags })
  return (
    <>
      <FilterBar filters={filters} list={list} metadata={metadata} withSubCategory />
      <FilteredClasses filters={filters} label={label} list={list} query={loaded} />
    </>
  )
}

const loaded = { isPending: false, isError: false, isFetching: false, data: true, refetch: () => {} }
