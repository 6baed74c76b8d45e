import type { LevelId } from '../classes/level.ts'
import { durationFilterMinutes } from '../constants.ts'
import type { ClassLike } from './class-like.ts'
import type { DurationChoice } from './duration-choice.ts'
import { filterClasses } from './filter-classes.ts'
import { type FilterState, initialFilterState } from './filter-state.ts'
import { levelRanges } from './level-range.ts'
import { noEquipment } from './no-equipment.ts'

/** The values of the quick filters that at least one class has; the others would lead to empty lists. */
export type OfferedFilters = {
  durations: DurationChoice[]
  /** Durations of the classes that pass `easyFilters`. */
  easyDurations: DurationChoice[]
  levels: LevelId[]
  noEquipment: boolean
}

const beginners = levelRanges.get('beginner')

/** Filters for classes that anyone can do at once: for beginners, without equipment. */
export const easyFilters: Partial<FilterState<never>> = {
  ...(beginners && { skillRange: { ...beginners, moved: true } }),
  equipment: [{ tag: noEquipment.filterTag, value: noEquipment.filterValue }],
}

export function offeredFilters(classes: readonly ClassLike[]): OfferedFilters {
  const has = (filters: Partial<FilterState>) =>
    filterClasses(classes, { ...initialFilterState(), ...filters }).length > 0
  return {
    durations: durationFilterMinutes.filter((duration) => has({ duration })),
    easyDurations: durationFilterMinutes.filter((duration) => has({ duration, ...easyFilters })),
    levels: [...levelRanges].filter(([, range]) => has({ skillRange: { ...range, moved: true } })).map(([id]) => id),
    noEquipment: has({ equipment: easyFilters.equipment ?? [] }),
  }
}
