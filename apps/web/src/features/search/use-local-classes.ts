import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { filterClasses } from '@upbeat/rules/filters/filter-classes'
import type { FilterState } from '@upbeat/rules/filters/filter-state'
import { toUrl } from '@upbeat/rules/filters/filter-url'
import { sortClasses } from '@upbeat/rules/filters/sort-classes'
import { useMemo } from 'react'

/** The classes that pass the filters, sorted, computed locally (FILT-14). */
export function useLocalClasses(classes: readonly ListedClass[], state: FilterState): readonly ListedClass[] {
  const sorted = useMemo(() => sortClasses(classes, state.sort), [classes, state.sort])
  const filters = filterKey(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a state also changes with its pages; only its filters count here
  return useMemo(() => filterClasses(sorted, state), [sorted, filters])
}

/** Equal for two states that filter alike. */
export function filterKey(state: FilterState): string {
  return new URLSearchParams(toUrl(state)).toString()
}
