import { scale } from '../constants.ts'
import { anyDurationCode, durationChoices } from './duration-choice.ts'
import { type FilterRange, type FilterState, isNarrowed } from './filter-state.ts'
import { sortDirection, sortKey } from './sort-classes.ts'

/** The tabs of the search page: on-demand and Connect classes (D-43). */
export const searchType = { onDemand: 0, connect: 1 } as const
export type SearchType = (typeof searchType)[keyof typeof searchType]

/** A search request (ENT-44, ENT-45). Empty text and empty lists don't filter. */
export type SearchPayload = {
  query: string
  take: number
  skip: number
  categoryId: string
  labels: string[]
  type: SearchType
  skill: string
  duration: string
  intensity: string
  dir: 'asc' | 'desc'
  classLanguageName: string
  subcategory: string
  providerid: string
  sort: string
  focusAreaTags: string[]
  equipmentTags: string[]
  virtualClasses: string[]
}

/** Search parameters that come from the page. `providerId` is the tenant's; `virtualClasses` restricts the search to those class tags. */
export type SearchContext = {
  take: number
  skip: number
  type?: SearchType
  categoryId?: string
  providerId?: string | null | undefined
  virtualClasses?: string[]
}

/** The search request of the current filters. Unmoved sliders are sent as `1,10` (FILT-29, FILT-33, FILT-34). */
export function searchPayload(state: FilterState, context: SearchContext): SearchPayload {
  return {
    query: state.searchText,
    take: context.take,
    skip: context.skip,
    categoryId: context.categoryId ?? '',
    labels: state.keywords,
    type: context.type ?? searchType.onDemand,
    skill: rangeCode(state.skillRange),
    duration: state.duration === null ? anyDurationCode : durationChoices[state.duration].code,
    intensity: rangeCode(state.intensityRange),
    dir: sortDirection(state.sort),
    classLanguageName: state.language ?? '',
    subcategory: state.subcategory ?? '',
    providerid: context.providerId ?? '',
    sort: sortKey,
    focusAreaTags: state.focusArea.map(({ tag }) => tag),
    equipmentTags: state.equipment.map(({ tag }) => tag),
    virtualClasses: context.virtualClasses ?? [],
  }
}

function rangeCode(range: FilterRange): string {
  const { low, high } = isNarrowed(range) ? range : scale
  return `${low},${high}`
}
