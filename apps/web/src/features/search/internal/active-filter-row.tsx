import type { Metadata } from '@upbeat/contract/entities/metadata'
import { Button } from '@upbeat/ui/button.tsx'
import { Chip } from '@upbeat/ui/chip.tsx'
import { useRef } from 'react'
import { useText } from '../../i18n/text.ts'
import type { ClassListView } from '../use-class-list.ts'
import type { FilterSet } from '../use-filter-set.ts'
import styles from './active-filter-row.module.css'
import { activeFilters } from './active-filters.ts'
import { matchesText } from './matches-text.ts'

type ActiveFilterRowProps = {
  filters: FilterSet
  metadata: Metadata | null
  list: ClassListView
  /** Called when the last filter, and so this row, is removed. */
  onEmptied: () => void
}

/** The active filters of a list, each with a remove button, a reset, and the number of matches (FILT-10). */
export function ActiveFilterRow({ filters: { state, dispatch }, metadata, list, onEmptied }: ActiveFilterRowProps) {
  const t = useText()
  const row = useRef<HTMLFieldSetElement>(null)
  const active = activeFilters(state, metadata, t)
  const take = (index: number) => {
    const chips = row.current?.querySelectorAll<HTMLElement>('[data-filter]') ?? []
    // The pressed chip is removed along with its focus.
    if (active.length === 1) onEmptied()
    else (chips[index + 1] ?? chips[index - 1])?.focus()
    const { removal } = active[index] ?? {}
    if (removal) dispatch(removal as Parameters<typeof dispatch>[0])
  }
  return (
    <fieldset aria-label={t('search.activeFilters')} className={styles.row} ref={row}>
      {list.status === 'ready' && <p className={styles.count}>{matchesText(t, list)}</p>}
      {active.map(({ key, label }, index) => (
        <Chip
          aria-label={t('search.removeFilter', { name: label })}
          className={styles.chip}
          data-filter=""
          iconEnd="close"
          key={key}
          onClick={() => take(index)}
        >
          <bdi className={styles.name}>{label}</bdi>
        </Chip>
      ))}
      <Button
        onClick={() => {
          onEmptied()
          dispatch({ type: 'reset' })
        }}
        size="small"
        variant="quiet"
      >
        {t('search.reset')}
      </Button>
    </fieldset>
  )
}
