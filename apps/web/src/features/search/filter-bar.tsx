import { isActive } from '@upbeat/rules/filters/filter-state'
import { Button } from '@upbeat/ui/button.tsx'
import { Chip } from '@upbeat/ui/chip.tsx'
import { lazy, Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'
import styles from './filter-bar.module.css'
import { keywordLabel } from './filter-options.ts'
import { ActiveFilterRow } from './internal/active-filter-row.tsx'
import type { FilterPanelProps } from './internal/filter-panel.tsx'

const importPanel = () => import('./internal/filter-panel.tsx')
const FilterPanel = lazy(async () => ({ default: (await importPanel()).FilterPanel }))

export type FilterBarProps = Omit<FilterPanelProps, 'open' | 'onOpenChange'> & {
  /** A way to the search page, where this is another. */
  searchLink?: boolean | undefined
}

/** Over a list: the three keywords asked for most, the panel with every filter, and what is in force (FILT-09 to FILT-11). */
export function FilterBar({ searchLink = false, ...panel }: FilterBarProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const filterButton = useRef<HTMLButtonElement>(null)
  const { state, dispatch } = panel.filters
  const active = isActive(state)
  return (
    <div className={styles.bars}>
      <div className={styles.bar}>
        <div className={styles.scroller}>
          <fieldset aria-label={t('search.topKeywords')} className={styles.keywords}>
            {state.topKeywords.map((keyword) => (
              <Chip
                key={keyword}
                onPressedChange={() => {
                  const selection = { filterType: 'keyword', filterValue: keyword, filterTag: keyword } as const
                  dispatch({ type: 'toggle', selection })
                }}
                pressed={state.keywords.includes(keyword)}
              >
                {keywordLabel(keyword)}
              </Chip>
            ))}
          </fieldset>
        </div>
        <div className={styles.actions}>
          {searchLink && (
            <Button icon="search" render={<Link to={paths.classSearch} />} size="small" variant="secondary">
              <span className={styles.searchText}>{t('common.search')}</span>
            </Button>
          )}
          <Button
            aria-expanded={open}
            aria-haspopup="dialog"
            icon="filter"
            ref={filterButton}
            onClick={() => {
              setWanted(true)
              setOpen(true)
            }}
            onFocus={() => void importPanel()}
            onPointerEnter={() => void importPanel()}
            size="small"
            variant={active ? 'primary' : 'secondary'}
          >
            {t('search.filter')}
          </Button>
        </div>
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
