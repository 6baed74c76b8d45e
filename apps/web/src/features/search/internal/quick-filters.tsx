import { levelRanges, levelsIn, toggleLevel } from '@upbeat/rules/filters/level-range'
import { noEquipment } from '@upbeat/rules/filters/no-equipment'
import { Chip } from '@upbeat/ui/chip.tsx'
import { useScrollEnds } from '@upbeat/ui/use-scroll-ends.ts'
import { useRef } from 'react'
import { useText } from '../../i18n/text.ts'
import { durationOptions, keywordLabel, levelLabel } from '../filter-options.ts'
import type { FilterSet } from '../use-filter-set.ts'
import { ChipGroup } from './chip-group.tsx'
import styles from './quick-filters.module.css'

/** The most used filters in one row: length, level, no equipment, and the club's top keywords (FILT-09). */
export function QuickFilters({ filters }: { filters: FilterSet }) {
  const t = useText()
  const row = useRef<HTMLDivElement>(null)
  const { atStart, atEnd } = useScrollEnds(row)
  const { skillRange, topKeywords } = filters.state
  const levels = levelsIn(skillRange)
  const durations = durationOptions.map(({ key, selection }) => ({ label: t(key), selection }))
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
      <ChipGroup filters={filters} label={t('search.duration')} options={durations} />
      <fieldset aria-label={t('search.skillLevel')} className={styles.levels}>
        {[...levelRanges.keys()].map((id) => (
          <Chip
            key={id}
            onPressedChange={() =>
              filters.dispatch({ type: 'setRange', range: 'skill', ...toggleLevel(skillRange, id) })
            }
            pressed={levels.includes(id)}
          >
            {levelLabel(id)}
          </Chip>
        ))}
      </fieldset>
      <ChipGroup
        filters={filters}
        label={t('search.equipment')}
        options={[{ label: t('classes.noEquipment'), selection: noEquipment }]}
      />
      {keywords.length > 0 && <ChipGroup filters={filters} label={t('search.topKeywords')} options={keywords} />}
    </div>
  )
}
