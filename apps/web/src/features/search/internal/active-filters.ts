import type { Metadata } from '@upbeat/contract/entities/metadata'
import { scale } from '@upbeat/rules/constants'
import type { FilterAction } from '@upbeat/rules/filters/filter-reducer'
import { type FilterRange, type FilterState, isNarrowed } from '@upbeat/rules/filters/filter-state'
import { exactLevels } from '@upbeat/rules/filters/level-range'
import { noEquipment } from '@upbeat/rules/filters/no-equipment'
import { formatList } from '../../i18n/format-list.ts'
import type { Text } from '../../i18n/text.ts'
import { durationOptions, filterOptions, keywordLabel, levelLabel, sortOptions } from '../filter-options.ts'

/** An active filter: its label in the page's language and the action that removes it. */
export type ActiveFilter = { key: string; label: string; removal: FilterAction }

/** All active filters and the sort order, in panel order, the search text first. */
export function activeFilters(state: FilterState, metadata: Metadata | null, t: Text): ActiveFilter[] {
  const { searchText } = state
  const removal = { type: 'setSearchText', text: '' } as const
  const text = searchText === '' ? [] : [{ key: 'text', label: `“${searchText}”`, removal }]
  const nameOf = namesIn(metadata, t)
  const chips = state.selectedFilters.map(
    (selection): ActiveFilter => ({
      key: `${selection.filterType} ${selection.filterTag}`,
      label: nameOf(selection.filterType, selection.filterTag) ?? selection.filterValue,
      removal: { type: 'toggle', selection },
    }),
  )
  return [
    ...text,
    ...chips,
    ...ofRange('skill', t('search.skillLevel'), state.skillRange, levelNames(state.skillRange)),
    ...ofRange('intensity', t('search.intensity'), state.intensityRange),
  ]
}

function namesIn(metadata: Metadata | null, t: Text): (type: string, tag: string) => string | undefined {
  const options = filterOptions(metadata)
  return (type, tag) => {
    if (type === 'keyword') return keywordLabel(tag)
    if (type === 'equipment' && tag === noEquipment.filterTag) return t('classes.noEquipment')
    const fixed =
      durationOptions.find(({ selection }) => type === 'duration' && selection.filterTag === tag) ??
      sortOptions.find(({ order }) => type === 'sort' && order === tag)
    if (fixed) return t(fixed.key)
    return Object.values(options)
      .flat()
      .find(({ selection }) => selection.filterType === type && selection.filterTag === tag)?.label
  }
}

/** "Beginner" rather than "Skill Level 1–4". */
function levelNames(range: FilterRange): string {
  return formatList(exactLevels(range).map(levelLabel))
}

function ofRange(range: 'skill' | 'intensity', name: string, state: FilterRange, words = ''): ActiveFilter[] {
  if (!isNarrowed(state)) return []
  const { low, high } = state
  const removal = { type: 'setRange', range, low: scale.low, high: scale.high } as const
  return [{ key: range, label: words || `${name} ${low === high ? low : `${low}–${high}`}`, removal }]
}
