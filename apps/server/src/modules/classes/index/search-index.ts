import type { SearchPayload } from '@upbeat/contract/entities/search'
import { skillText } from '@upbeat/rules/classes/level'
import { equipmentTags } from '@upbeat/rules/filters/no-equipment'
import { isAboutMinutes, type SearchTerm } from '@upbeat/rules/filters/search-terms'
import { comparedText } from '@upbeat/rules/text/compared-text'
import { add, type BitSet, emptySet, fullSet, intersect, positions, unite } from './bit-set.ts'
import { editedFacet, type Facet, facet, type IndexEdit, type ValuesOf } from './facet.ts'
import { createWordIndex, type QueryWord, type WordIndex } from './word-index.ts'

/** The attributes of a class that are indexed. Classes must be sorted newest first. */
export type Indexed = {
  tag: string
  /** The words of its name, description, instructor and labels. */
  words: readonly string[]
  labels: string[]
  focusAreas: string[]
  equipment: string[]
  categoryId: string
  subCategory: string | null
  language: string | null
  durationSecond: number | null
  skill: number | null
  intensity: number | null
}
/** A word, or a duration, level or category that may also occur as words in the text. */
export type QueryTerm = QueryWord | { term: SearchTerm; words: readonly string[] }

export type SearchIndex = {
  /** The positions of the matching classes. All `terms` of the payload's text must match. */
  find: (payload: SearchPayload, terms?: readonly QueryTerm[]) => number[]
  /** Whether any class has this word. */
  knows: (word: string) => boolean
  positionOf: (tag: string) => number | undefined
  /**
   * The index after an edit; shares with this one what doesn't change. An edit without moves replaces each class by
   * one with the same tag.
   */
  edited: (edit: IndexEdit<Indexed>) => SearchIndex
}

const attributes = {
  labels: (each) => each.labels,
  focusAreas: (each) => each.focusAreas,
  equipment: (each) => equipmentTags(each.equipment),
  categories: (each) => [each.categoryId],
  subCategories: (each) => list(each.subCategory),
  languages: (each) => list(each.language),
  durations: (each) => list(each.durationSecond),
  skills: (each) => list(each.skill),
  intensities: (each) => list(each.intensity),
} satisfies Record<string, ValuesOf<Indexed>>
type Facets = Record<keyof typeof attributes, Facet>
type Sets = { size: number; facets: Facets; tags: ReadonlyMap<string, number>; words: WordIndex }

/**
 * Finds classes by the search payload (D-99) with the same semantics as the browser's filters: labels, focus areas and
 * equipment match by substring, sub category and language by case-insensitive equality, ranges are inclusive, and a
 * class without a filtered attribute doesn't match. Words have an index of their own. With a bit set per value,
 * searching ten thousand classes costs little more than searching one thousand.
 */
export function createSearchIndex(classes: readonly Indexed[]): SearchIndex {
  return indexOf({
    size: classes.length,
    facets: facetsBy((name) => facet(classes, attributes[name])),
    tags: new Map(classes.map((each, position) => [each.tag, position])),
    words: createWordIndex(classes),
  })
}

function facetsBy(make: (name: keyof Facets) => Facet): Facets {
  const names = Object.keys(attributes) as (keyof Facets)[]
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Facets
}

function indexOf({ size, facets, tags, words }: Sets): SearchIndex {
  const { labels, focusAreas, equipment, categories, subCategories, languages, durations, skills, intensities } = facets

  function find(payload: SearchPayload, terms: readonly QueryTerm[] = []): number[] {
    const set = fullSet(size)
    keepAny(set, labels, payload.labels, contains)
    keepAny(set, focusAreas, payload.focusAreaTags, contains)
    keepAny(set, equipment, payload.equipmentTags, contains)
    keepAny(set, categories, payload.categoryId === undefined ? [] : [String(payload.categoryId)], equals)
    keepAny(set, subCategories, list(payload.subcategory), equals)
    keepAny(set, languages, list(payload.classLanguageName), equals)
    keepRange(set, skills, payload.skill, '1,10')
    keepRange(set, intensities, payload.intensity, '1,10')
    keepRange(set, durations, payload.duration, '0,18000')
    if (payload.virtualClasses.length > 0) keepTags(set, payload.virtualClasses)
    for (const each of terms) intersect(set, 'term' in each ? meaning(each.term, each.words) : words.having(each))
    const descending = !/^(newest|desc)$/i.test(payload.dir)
    return positions(set, { skip: payload.skip, take: payload.take, descending })
  }

  /**
   * Classes of that duration or level, and those whose text contains its words. A category only matches its own
   * classes.
   */
  function meaning(term: SearchTerm, written: readonly string[]): BitSet {
    if ('categoryId' in term) return categories.get(term.categoryId) ?? emptySet(size)
    const [values, matches] =
      'minutes' in term
        ? [durations, (value: number) => isAboutMinutes(value, term.minutes)]
        : [skills, (value: number) => skillText(value) === term.level]
    const set = written.length > 0 ? fullSet(size) : emptySet(size)
    for (const word of written) intersect(set, words.having({ word, similar: [] }))
    for (const [value, having] of values) if (matches(Number(value))) unite(set, having)
    return set
  }

  function keepTags(set: BitSet, wanted: string[]) {
    const named = emptySet(size)
    for (const tag of wanted) {
      const position = tags.get(tag)
      if (position !== undefined) add(named, position)
    }
    intersect(set, named)
  }

  function keepAny(set: BitSet, values: Facet, wanted: string[], matches: (value: string, wanted: string) => boolean) {
    const terms = wanted.map((text) => comparedText(text.trim())).filter(Boolean)
    if (terms.length === 0) return
    const any = emptySet(size)
    for (const [value, having] of values) if (terms.some((text) => matches(value, text))) unite(any, having)
    intersect(set, any)
  }

  function keepRange(set: BitSet, values: Facet, range: string, everything: string) {
    if (range === '' || range === everything) return
    const [low = 0, high = 0] = range.split(',').map(Number)
    const within = emptySet(size)
    for (const [value, having] of values) if (Number(value) >= low && Number(value) <= high) unite(within, having)
    intersect(set, within)
  }

  function edited(edit: IndexEdit<Indexed>): SearchIndex {
    return indexOf({
      size: edit.size,
      facets: facetsBy((name) => editedFacet(facets[name], edit, attributes[name])),
      tags: editedTags(tags, edit),
      words: words.edited(edit),
    })
  }

  return { find, knows: words.knows, positionOf: (tag) => tags.get(tag), edited }
}

function editedTags(before: ReadonlyMap<string, number>, { moves, put }: IndexEdit<Indexed>) {
  // Without moves each class has replaced itself.
  if (!moves) return before
  const tags = new Map<string, number>()
  for (const [tag, position] of before) {
    const to = moves[position] ?? -1
    if (to >= 0) tags.set(tag, to)
  }
  for (const { position, item } of put) tags.set(item.tag, position)
  return tags
}

function list<T extends string | number>(value: T | null): T[] {
  return value === null || value === '' ? [] : [value]
}

function contains(value: string, wanted: string) {
  return value.includes(wanted)
}

function equals(value: string, wanted: string) {
  return value === wanted
}
