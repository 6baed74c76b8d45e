import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { filterClasses } from '@upbeat/rules/filters/filter-classes'
import type { FilterState } from '@upbeat/rules/filters/filter-state'
import { toUrl } from '@upbeat/rules/filters/filter-url'
import { sortClasses } from '@upbeat/rules/filters/sort-classes'
import { useDeferredValue, useMemo } from 'react'

/**
 * The classes that pass the filters, sorted, found here without asking the server (FILT-14). With many classes the page keeps
 * answering while it looks: what it shows follows a moment later.
 */
export function useLocalClasses(classes: readonly ListedClass[], state: FilterState): readonly ListedClass[] {
  const deferred = useDeferredValue(state)
  const sorted = useMemo(() => sortClasses(classes, deferred.sort), [classes, deferred.sort])
  const filters = filterKey(deferred)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a state also changes with its pages; only its filters count here
  return useMemo(() => filterClasses(sorted, deferred), [sorted, filters])
}

/** Equal for two states that filter alike. */
export function filterKey(state: FilterState): string {
  return new URLSearchParams(toUrl(state)).toString()
}
