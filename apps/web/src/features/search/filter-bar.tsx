import { activeFilterCount, isActive } from '@upbeat/rules/filters/filter-state'
import { Button } from '@upbeat/ui/button.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useText } from '../i18n/text.ts'
import styles from './filter-bar.module.css'
import { ActiveFilterRow } from './internal/active-filter-row.tsx'
import type { FilterPanelProps } from './internal/filter-panel.tsx'
import { QuickFilters } from './internal/quick-filters.tsx'

const importPanel = () => import('./internal/filter-panel.tsx')
const FilterPanel = lazy(async () => ({ default: (await importPanel()).FilterPanel }))

export type FilterBarProps = Omit<FilterPanelProps, 'open' | 'onOpenChange'>

/** Above a list: the filter panel's button, the most used filters, and the active ones (FILT-09 to FILT-11). */
export function FilterBar(panel: FilterBarProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const filterButton = useRef<HTMLButtonElement>(null)
  const countId = useId()
  const { state } = panel.filters
  const active = isActive(state)
  const count = activeFilterCount(state)
  return (
    <div className={styles.bars}>
      <div className={styles.bar}>
        <Button
          aria-describedby={count > 0 ? countId : undefined}
          aria-expanded={open}
          aria-haspopup="dialog"
          className={styles.button}
          icon="filter"
          ref={filterButton}
          onClick={() => {
            setWanted(true)
            setOpen(true)
          }}
          onFocus={() => void importPanel()}
          onPointerEnter={() => void importPanel()}
          size="small"
          variant={count > 0 ? 'primary' : 'secondary'}
        >
          <span className={styles.text}>{t('search.filter')}</span>
          {count > 0 && (
            <span aria-hidden="true" className={styles.count}>
              {count}
            </span>
          )}
        </Button>
        {count > 0 && (
          <VisuallyHidden>
            <span id={countId}>{`${t('search.activeFilters')}: ${count}`}</span>
          </VisuallyHidden>
        )}
        <QuickFilters filters={panel.filters} list={panel.list} />
      </div>
      {active && (
        <ActiveFilterRow
          filters={panel.filters}
          list={panel.list}
          metadata={panel.metadata}
          onEmptied={() => filterButton.current?.focus()}
        />
      )}
      {wanted && (
        <Suspense fallback={null}>
          <FilterPanel {...panel} onOpenChange={setOpen} open={open} />
        </Suspense>
      )}
    </div>
  )
}
