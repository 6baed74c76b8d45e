import type { Level } from '../classes/level.ts'
import { type FilterRange, initialFilterState, type SortOrder } from '../filters/filter-state.ts'
import { type SearchPayload, searchPayload } from '../filters/search-payload.ts'

/** A rule that selects a collection's classes with the members' filters, by coach and by level. Values of one filter are combined with OR, filters with AND. */
export type CollectionRule = {
  categoryId: string | null
  subCategory: string | null
  labels: string[]
  focusAreas: string[]
  equipment: string[]
  coaches: string[]
  levels: Level[]
  language: string | null
  /** Minutes, inclusive. */
  fromMinutes: number | null
  toMinutes: number | null
  /** 1 to 10, inclusive. */
  skill: Pick<FilterRange, 'low' | 'high'> | null
  intensity: Pick<FilterRange, 'low' | 'high'> | null
  sort: SortOrder
  /** Maximum number of classes. */
  limit: number
}

/** A rule that matches every class. */
export const openRule: CollectionRule = {
  categoryId: null,
  subCategory: null,
  labels: [],
  focusAreas: [],
  equipment: [],
  coaches: [],
  levels: [],
  language: null,
  fromMinutes: null,
  toMinutes: null,
  skill: null,
  intensity: null,
  sort: 'Newest',
  limit: 24,
}

const longestMinutes = 300

/** What the members' search knows of a rule; coach and level it doesn't. */
export function rulePayload(rule: CollectionRule): SearchPayload {
  const state = {
    ...initialFilterState(),
    keywords: rule.labels,
    focusArea: rule.focusAreas.map(tagged),
    equipment: rule.equipment.map(tagged),
    subcategory: rule.subCategory,
    language: rule.language,
    sort: rule.sort,
    ...(rule.skill && { skillRange: { ...rule.skill, moved: true } }),
    ...(rule.intensity && { intensityRange: { ...rule.intensity, moved: true } }),
  }
  const payload = searchPayload(state, { take: rule.limit, skip: 0, categoryId: rule.categoryId ?? '' })
  const { fromMinutes, toMinutes } = rule
  if (fromMinutes === null && toMinutes === null) return payload
  return { ...payload, duration: `${(fromMinutes ?? 0) * 60},${(toMinutes ?? longestMinutes) * 60}` }
}

function tagged(tag: string) {
  return { value: tag, tag }
}

/** Whether a class has one of the rule's coaches and one of its levels. */
export function hasCoachAndLevel(
  { coaches, levels }: Pick<CollectionRule, 'coaches' | 'levels'>,
  { instructor, level }: { instructor: string | null; level: string | null },
): boolean {
  const isOfCoach = coaches.length === 0 || coaches.some((coach) => coach === instructor)
  return isOfCoach && (levels.length === 0 || levels.some((each) => each === level))
}
