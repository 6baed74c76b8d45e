import { scale } from '../constants.ts'
import { durationChoice } from './duration-choice.ts'
import { selectionsOf } from './filter-reducer.ts'
import { type FilterRange, type FilterState, isNarrowed, type TaggedValue } from './filter-state.ts'

/** The subset of URLSearchParams used for parsing. */
export type QueryReader = { get(name: string): string | null; getAll(name: string): string[] }

/** Maximum length of a text from the URL in characters, and maximum number of values per filter. */
const longestText = 100
const maxValues = 50

/** Query parameters that belong to filters. They are replaced when the filters change; others are kept. */
export const filterParameters = [
  'q',
  'subcategory',
  'keyword',
  'duration',
  'skill',
  'focus',
  'equipment',
  'intensity',
  'language',
  'sort',
] as const

/** The filters as query entries, for `new URLSearchParams(...)`. Inactive filters are omitted. */
export function toUrl(state: FilterState): [name: string, value: string][] {
  const entries: [string, string | null][] = [
    ['q', state.searchText],
    ['subcategory', state.subcategory],
    ...state.keywords.map((keyword): [string, string] => ['keyword', keyword]),
    ['duration', state.duration === null ? null : String(state.duration)],
    ['skill', rangeText(state.skillRange)],
    ...state.focusArea.map((area): [string, string] => ['focus', taggedText(area)]),
    ...state.equipment.map((item): [string, string] => ['equipment', taggedText(item)]),
    ['intensity', rangeText(state.intensityRange)],
    ['language', state.language],
    ['sort', state.sort === 'Newest' ? null : state.sort.toLowerCase()],
  ]
  return entries.filter((entry): entry is [string, string] => Boolean(entry[1]))
}

/**
 * Parses the filter state from a URL. Unknown, malformed or overlong values are ignored, so that a hostile or outdated URL shows the list
 * and not an error. State that the URL doesn't hold (pages, top keywords, positions of unmoved sliders) comes from `base`.
 */
export function fromUrl<Item>(query: QueryReader, base: FilterState<Item>): FilterState<Item> {
  const state: FilterState<Item> = {
    ...base,
    searchText: textOf(query.get('q')) ?? '',
    subcategory: textOf(query.get('subcategory')),
    keywords: [...new Set(textsOf(query.getAll('keyword')))],
    duration: durationChoice(query.get('duration') ?? ''),
    skillRange: rangeOf(query.get('skill'), base.skillRange),
    focusArea: taggedOf(query.getAll('focus')),
    equipment: taggedOf(query.getAll('equipment')),
    intensityRange: rangeOf(query.get('intensity'), base.intensityRange),
    language: textOf(query.get('language')),
    sort: query.get('sort') === 'oldest' ? 'Oldest' : 'Newest',
  }
  return { ...state, selectedFilters: selectionsOf(state) }
}

/** `Core` if tag and name are equal, else `core*Core area`. */
function taggedText({ tag, value }: TaggedValue): string {
  const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('*', '%2A')
  return tag === value ? escaped(tag) : `${escaped(tag)}*${escaped(value)}`
}

function taggedOf(texts: string[]): TaggedValue[] {
  const unescaped = (text: string) => text.replaceAll('%2A', '*').replaceAll('%25', '%')
  const byTag = new Map<string, TaggedValue>()
  for (const text of textsOf(texts)) {
    const [first = '', second = first] = text.split('*')
    const tagged = { tag: unescaped(first), value: unescaped(second) }
    if (tagged.tag && tagged.value && !byTag.has(tagged.tag)) byTag.set(tagged.tag, tagged)
  }
  return [...byTag.values()]
}

function rangeText(range: FilterRange): string | null {
  return isNarrowed(range) ? `${range.low},${range.high}` : null
}

function rangeOf(text: string | null, base: FilterRange): FilterRange {
  const idle = base.moved ? { low: scale.low, high: scale.high, moved: false } : base
  const [, low, high] = /^(\d{1,2}),(\d{1,2})$/.exec(text ?? '')?.map(Number) ?? []
  if (low === undefined || high === undefined) return idle
  return low >= scale.low && low <= high && high <= scale.high ? { low, high, moved: true } : idle
}

function textsOf(texts: string[]): string[] {
  return texts.slice(0, maxValues).flatMap((text) => textOf(text) ?? [])
}

/** Removes the NUL character, which the API rejects: a URL may contain it. */
function textOf(text: string | null): string | null {
  const trimmed = text?.replaceAll('\0', '').trim() ?? ''
  return trimmed === '' || trimmed.length > longestText ? null : trimmed
}
