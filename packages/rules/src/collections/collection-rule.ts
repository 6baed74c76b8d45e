import { type FilterRange, initialFilterState, type SortOrder } from '../filters/filter-state.ts'
import { type SearchPayload, searchPayload } from '../filters/search-payload.ts'

/** A rule that selects a collection's classes with the members' filters. Values of one filter are combined with OR, filters with AND. */
export type CollectionRule = {
  categoryId: string | null
  subCategory: string | null
  labels: string[]
  focusAreas: string[]
  equipment: string[]
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
  language: null,
  fromMinutes: null,
  toMinutes: null,
  skill: null,
  intensity: null,
  sort: 'Newest',
  limit: 24,
}

const longestMinutes = 300

/** The search request of a rule. */
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
