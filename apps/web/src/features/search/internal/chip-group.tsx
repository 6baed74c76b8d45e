import { Chip } from '@upbeat/ui/chip.tsx'
import type { FilterOption } from '../filter-options.ts'
import type { FilterSet } from '../use-filter-set.ts'
import styles from './filter-sections.module.css'

/** The chips of one filter; pressing toggles them (FILT-14, FILT-15). */
export function ChipGroup({
  label,
  options,
  filters,
}: {
  label: string
  options: readonly FilterOption[]
  filters: FilterSet
}) {
  const { state, dispatch } = filters
  return (
    <fieldset aria-label={label} className={styles.chips}>
      {options.map(({ label: name, selection }) => (
        <Chip
          key={selection.filterTag}
          onPressedChange={() => dispatch({ type: 'toggle', selection })}
          pressed={state.selectedFilters.some(
            ({ filterType, filterTag }) => filterType === selection.filterType && filterTag === selection.filterTag,
          )}
        >
          {name}
        </Chip>
      ))}
    </fieldset>
  )
}
