import type { SearchPayload } from '@upbeat/contract/entities/search'
import { skillText } from '@upbeat/rules/classes/level'
import { equipmentTags } from '@upbeat/rules/filters/no-equipment'
import { isAboutMinutes, type SearchTerm } from '@upbeat/rules/filters/search-terms'
import { comparedText } from '@upbeat/rules/text/compared-text'
import { add, type BitSet, emptySet, fullSet, intersect, positions, unite } from './bit-set.ts'
import { createWordIndex, type QueryWord } from './word-index.ts'

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
}

type Facet = Map<string, BitSet>

/**
 * Finds classes by the search payload (D-99) with the same semantics as the browser's filters: labels, focus areas and
 * equipment match by substring, sub category and language by case-insensitive equality, ranges are inclusive, and a
 * class without a filtered attribute doesn't match. Words have an index of their own. With a bit set per value,
 * searching ten thousand classes costs little more than searching one thousand.
 */
export function createSearchIndex(classes: Indexed[]): SearchIndex {
  const size = classes.length
  const labels = facet(classes, (each) => each.labels)
  const focusAreas = facet(classes, (each) => each.focusAreas)
  const equipment = facet(classes, (each) => equipmentTags(each.equipment))
  const categories = facet(classes, (each) => [each.categoryId])
  const subCategories = facet(classes, (each) => list(each.subCategory))
  const languages = facet(classes, (each) => list(each.language))
  const durations = facet(classes, (each) => list(each.durationSecond))
  const skills = facet(classes, (each) => list(each.skill))
  const intensities = facet(classes, (each) => list(each.intensity))
  const tags = new Map(classes.map((each, position) => [each.tag, position]))
  const words = createWordIndex(classes)

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

  return { find, knows: words.knows }
}

function facet(classes: Indexed[], valuesOf: (each: Indexed) => (string | number)[]): Facet {
  const sets: Facet = new Map()
  for (const [position, each] of classes.entries()) {
    for (const value of valuesOf(each)) {
      const key = comparedText(String(value))
      const set = sets.get(key) ?? emptySet(classes.length)
      sets.set(key, set)
      add(set, position)
    }
  }
  return sets
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
