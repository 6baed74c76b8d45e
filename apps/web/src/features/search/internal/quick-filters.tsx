import { levelsIn, toggleLevel } from '@upbeat/rules/filters/level-range'
import { Chip } from '@upbeat/ui/chip.tsx'
import { useScrollEnds } from '@upbeat/ui/use-scroll-ends.ts'
import { useRef } from 'react'
import { useText } from '../../i18n/text.ts'
import { keywordLabel, levelLabel } from '../filter-options.ts'
import type { ClassListView } from '../use-class-list.ts'
import type { FilterSet } from '../use-filter-set.ts'
import { ChipGroup } from './chip-group.tsx'
import styles from './quick-filters.module.css'
import { useOfferedFilters } from './use-offered-filters.ts'

/** The most used filters in one row: length, level, no equipment, and the club's top keywords (FILT-09). */
export function QuickFilters({ filters, list }: { filters: FilterSet; list: ClassListView }) {
  const t = useText()
  const row = useRef<HTMLDivElement>(null)
  const { atStart, atEnd } = useScrollEnds(row)
  const { skillRange, topKeywords } = filters.state
  const selectedLevels = levelsIn(skillRange)
  const { durations, levels, equipment } = useOfferedFilters(filters, list)
  const keywords = topKeywords.map((keyword) => ({
    label: keywordLabel(keyword),
    selection: { filterType: 'keyword', filterValue: keyword, filterTag: keyword } as const,
  }))
  return (
    <div
      className={styles.row}
      data-more-after={!atEnd || undefined}
      data-more-before={!atStart || undefined}
      ref={row}
    >
      {durations.length > 0 && <ChipGroup filters={filters} label={t('search.duration')} options={durations} />}
      {levels.length > 0 && (
        <fieldset aria-label={t('search.skillLevel')} className={styles.levels}>
          {levels.map((id) => (
            <Chip
              key={id}
              onPressedChange={() =>
                filters.dispatch({ type: 'setRange', range: 'skill', ...toggleLevel(skillRange, id) })
              }
              pressed={selectedLevels.includes(id)}
            >
              {levelLabel(id)}
            </Chip>
          ))}
        </fieldset>
      )}
      {equipment.length > 0 && <ChipGroup filters={filters} label={t('search.equipment')} options={equipment} />}
      {keywords.length > 0 && <ChipGroup filters={filters} label={t('search.topKeywords')} options={keywords} />}
    </div>
  )
}
