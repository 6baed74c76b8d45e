import type { Metadata } from '@upbeat/contract/entities/metadata'
import { isActive } from '@upbeat/rules/filters/filter-state'
import { Button } from '@upbeat/ui/button.tsx'
import { Sheet } from '@upbeat/ui/sheet.tsx'
import { useText } from '../../i18n/text.ts'
import { SearchBox } from '../search-box.tsx'
import type { ClassListView } from '../use-class-list.ts'
import type { FilterSet } from '../use-filter-set.ts'
import styles from './filter-panel.module.css'
import { FilterSections } from './filter-sections.tsx'
import { matchesText } from './matches-text.ts'

export type FilterPanelProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  filters: FilterSet
  metadata: Metadata | null
  list: ClassListView
  /** The on-demand variant has no sub category (FILT-04). */
  withSubCategory?: boolean | undefined
}

/** All filters of a list, with the number of matches (FILT-01 to FILT-08), which `FilteredClasses` announces to screen readers. */
export function FilterPanel({
  open,
  onOpenChange,
  filters,
  metadata,
  list,
  withSubCategory = false,
}: FilterPanelProps) {
  const t = useText()
  const { state, dispatch } = filters
  return (
    <Sheet
      closeLabel={t('search.closeFilter')}
      footer={
        <>
          <p className={styles.count}>{matchesText(t, list)}</p>
          <Button disabled={list.count < 1} fullWidth onClick={() => onOpenChange(false)}>
            {t('search.viewClasses')}
          </Button>
          <Button
            disabled={!isActive(state) && !state.skillRange.moved && !state.intensityRange.moved}
            fullWidth
            onClick={() => dispatch({ type: 'reset' })}
            variant="quiet"
          >
            {t('search.resetFilters')}
          </Button>
        </>
      }
      onOpenChange={onOpenChange}
      open={open}
      title={t('search.filterTitle')}
    >
      <SearchBox filters={filters} />
      <FilterSections filters={filters} list={list} metadata={metadata} withSubCategory={withSubCategory} />
    </Sheet>
  )
}
