import type { LevelId } from '@upbeat/rules/classes/level'
import { levelRanges, levelsIn } from '@upbeat/rules/filters/level-range'
import { noEquipment } from '@upbeat/rules/filters/no-equipment'
import { useText } from '../../i18n/text.ts'
import { useTenant } from '../../tenant/tenant-store.ts'
import { durationOptions, type FilterOption } from '../filter-options.ts'
import type { ClassListView } from '../use-class-list.ts'
import type { FilterSet } from '../use-filter-set.ts'

type Offered = { durations: FilterOption[]; levels: LevelId[]; equipment: FilterOption[] }

/**
 * The values of the quick filters that a class of the club has, and those that are selected. All of them for a search on the server, whose
 * durations differ (D-45) and which also finds Connect's classes.
 */
export function useOfferedFilters({ state }: FilterSet, list: ClassListView): Offered {
  const t = useText()
  const { contents } = useTenant()
  const known = list.isSearch ? undefined : contents
  const selected = levelsIn(state.skillRange)
  const isWithoutEquipment = state.equipment.some(({ tag }) => tag === noEquipment.filterTag)
  return {
    durations: durationOptions
      .filter(({ minutes }) => !known || known.durations.includes(minutes) || state.duration === minutes)
      .map(({ key, selection }) => ({ label: t(key), selection })),
    levels: [...levelRanges.keys()].filter((id) => !known || known.levels.includes(id) || selected.includes(id)),
    equipment:
      !known || known.noEquipment || isWithoutEquipment
        ? [{ label: t('classes.noEquipment'), selection: noEquipment }]
        : [],
  }
}
