import type { ClassLike } from './class-like.ts'
import { isInDuration } from './duration-choice.ts'
import { type FilterRange, type FilterState, isNarrowed, type TaggedValue } from './filter-state.ts'

/**
 * The classes that pass every filter, in their order. Several values of one filter: any of them; several filters: all. A
 * class that lacks a filtered attribute is left out (FILT-35 to FILT-38). Search text is the server's business and ignored.
 */
export function filterClasses<Item extends ClassLike>(classes: readonly Item[], state: FilterState): Item[] {
  const checks = checksOf(state)
  return checks.length === 0 ? [...classes] : classes.filter((item) => checks.every((check) => check(item)))
}

type Check = (item: ClassLike) => boolean

function checksOf(state: FilterState): Check[] {
  const { duration, keywords, focusArea, equipment, subcategory, language, skillRange, intensityRange } = state
  const checks: Check[] = []
  if (duration !== null) checks.push((item) => isInDuration(item.durationSecond, duration))
  if (subcategory !== null) checks.push((item) => isSameText(item.classSubCategory, subcategory))
  if (language !== null) checks.push((item) => isSameText(item.languageName, language))
  if (keywords.length > 0) {
    const hasKeyword = keywords.map(contains)
    checks.push((item) => hasKeyword.some((has) => has(item.labels)))
  }
  if (focusArea.length > 0) {
    const matches = matchesAny(focusArea)
    checks.push(({ focusArea: areas }) =>
      matches(
        areas?.map((area) => area.name),
        areas?.map((area) => area.tag),
      ),
    )
  }
  if (equipment.length > 0) {
    const matches = matchesAny(equipment)
    checks.push((item) => matches(item.equipmentNames, item.equipmentTypes))
  }
  if (isNarrowed(skillRange)) checks.push((item) => isInRange(item.skill, skillRange))
  if (isNarrowed(intensityRange)) checks.push((item) => isInRange(item.intensity, intensityRange))
  return checks
}

type Texts = readonly string[] | null | undefined

/** By tag, as the server's search does, or by the name, which may have been read in another language. */
function matchesAny(chosen: readonly TaggedValue[]): (names: Texts, tags: Texts) => boolean {
  const wanted = chosen.map(({ value, tag }) => ({ hasName: contains(value), hasTag: contains(tag) }))
  return (names, tags) => wanted.some(({ hasName, hasTag }) => hasTag(tags) || hasName(names))
}

/** Whether one of the texts has this part. A catalogue repeats few texts many times: each is looked into once. */
function contains(part: string): (texts: Texts) => boolean {
  const wanted = part.toLowerCase()
  const known = new Map<string, boolean>()
  const look = (text: string) => {
    const has = known.get(text) ?? text.toLowerCase().includes(wanted)
    known.set(text, has)
    return has
  }
  return (texts) => texts?.some(look) ?? false
}

function isSameText(text: string | null | undefined, wanted: string): boolean {
  return text?.toLowerCase() === wanted.toLowerCase()
}

function isInRange(value: number | null | undefined, { low, high }: FilterRange): boolean {
  return value !== null && value !== undefined && value >= low && value <= high
}
