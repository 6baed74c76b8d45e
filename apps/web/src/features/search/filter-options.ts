import type { Metadata } from '@upbeat/contract/entities/metadata'
import { catalogueKey } from '@upbeat/phrases/catalogue-key'
import type { LevelId } from '@upbeat/rules/classes/level'
import { durationFilterMinutes } from '@upbeat/rules/constants'
import type { DurationChoice } from '@upbeat/rules/filters/duration-choice'
import type { FilterSelection, FilterType } from '@upbeat/rules/filters/filter-state'
import { textOrElse } from '../i18n/text.ts'
import type { TextKey } from '../i18n/text-key.ts'

/** A chip: its label in the page's language and its value. */
export type FilterOption = { label: string; selection: FilterSelection }

/** The chips of each kind, from the club's metadata (FILT-45 to FILT-49). */
export function filterOptions(
  metadata: Metadata | null,
): Record<Exclude<FilterType, 'sort' | 'duration'>, FilterOption[]> {
  const { labels = [], classSubCategories = [], focusArea = [], equipments = [], classLanguage = [] } = metadata ?? {}
  return {
    subcategory: classSubCategories.map((name) => option('subcategory', name, name, name)),
    keyword: labels.map((name) => option('keyword', keywordLabel(name), name, name)),
    focusArea: focusArea.map(({ name, tag }) =>
      option('focusArea', textOrElse(catalogueKey('focus', tag), name), name, tag),
    ),
    equipment: equipments.map(({ name, typeTag }) =>
      option('equipment', textOrElse(catalogueKey('equipment', typeTag), name), name, typeTag),
    ),
    language: classLanguage.map(({ text, value }) =>
      option('language', textOrElse(catalogueKey('language', value), text), value, value),
    ),
  }
}

type DurationOption = { minutes: DurationChoice; key: TextKey; selection: FilterSelection }

export const durationOptions: DurationOption[] = durationFilterMinutes.map((minutes) => ({
  minutes,
  key: `search.minutes${minutes}`,
  selection: { filterType: 'duration', filterValue: String(minutes), filterTag: String(minutes) },
}))

export const sortOptions: { key: TextKey; order: 'Newest' | 'Oldest' }[] = [
  { key: 'search.newest', order: 'Newest' },
  { key: 'search.oldest', order: 'Oldest' },
]

/** A keyword's name in the page's language. */
export function keywordLabel(name: string): string {
  return textOrElse(catalogueKey('keyword', name), name)
}

/** A level's name in the page's language. */
export function levelLabel(id: LevelId): string {
  return textOrElse(catalogueKey('level', id), id)
}

function option(filterType: FilterType, label: string, filterValue: string, filterTag: string): FilterOption {
  return { label, selection: { filterType, filterValue, filterTag } }
}
