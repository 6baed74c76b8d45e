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
    checks.push((item) => keywords.some((keyword) => containsText(item.labels, keyword)))
  }
  if (focusArea.length > 0) {
    checks.push((item) => {
      const areas = item.focusArea ?? []
      return matchesAny(
        focusArea,
        areas.map((area) => area.name),
        areas.map((area) => area.tag),
      )
    })
  }
  if (equipment.length > 0) {
    checks.push((item) => matchesAny(equipment, item.equipmentNames ?? [], item.equipmentTypes ?? []))
  }
  if (isNarrowed(skillRange)) checks.push((item) => isInRange(item.skill, skillRange))
  if (isNarrowed(intensityRange)) checks.push((item) => isInRange(item.intensity, intensityRange))
  return checks
}

/** By tag, as the server's search does, or by the name, which may have been read in another language. */
function matchesAny(chosen: readonly TaggedValue[], names: readonly string[], tags: readonly string[]): boolean {
  return chosen.some(({ value, tag }) => containsText(tags, tag) || containsText(names, value))
}

function containsText(texts: readonly string[] | null | undefined, part: string): boolean {
  const wanted = part.toLowerCase()
  return (texts ?? []).some((text) => text.toLowerCase().includes(wanted))
}

function isSameText(text: string | null | undefined, wanted: string): boolean {
  return text?.toLowerCase() === wanted.toLowerCase()
}

function isInRange(value: number | null | undefined, { low, high }: FilterRange): boolean {
  return value !== null && value !== undefined && value >= low && value <= high
}
