import { comparedText } from '../text/compared-text.ts'
import type { ClassLike } from './class-like.ts'
import { isInDuration } from './duration-choice.ts'
import { type FilterRange, type FilterState, isNarrowed, type TaggedValue } from './filter-state.ts'
import { equipmentTags } from './no-equipment.ts'

/**
 * The classes that pass every filter, in their order. Values of one filter are combined with OR, filters with AND. A class without a
 * filtered attribute is left out (FILT-35 to FILT-38). Search text is ignored: the server handles it.
 */
export function filterClasses<Item extends ClassLike>(classes: readonly Item[], state: FilterState): Item[] {
  const checks = checksOf(state, classes)
  return checks.length === 0 ? [...classes] : classes.filter((item) => checks.every((check) => check(item)))
}

type Check = (item: ClassLike) => boolean

function checksOf(state: FilterState, classes: readonly ClassLike[]): Check[] {
  const { duration, skillRange, intensityRange } = state
  const [subcategory] = asked([state.subcategory ?? ''])
  const [language] = asked([state.language ?? ''])
  const keywords = asked(state.keywords)
  const checks: Check[] = []
  if (duration !== null) checks.push((item) => isInDuration(item.durationSecond, duration))
  if (subcategory !== undefined) checks.push((item) => comparedText(item.classSubCategory ?? '') === subcategory)
  if (language !== undefined) checks.push((item) => comparedText(item.languageName ?? '') === language)
  if (keywords.length > 0) {
    const hasKeyword = keywords.map(contains)
    checks.push((item) => hasKeyword.some((has) => has(item.labels)))
  }
  const inArea = matchesAny(state.focusArea, classes, ({ focusArea }) => ({
    names: focusArea?.map(({ name }) => name),
    tags: focusArea?.map(({ tag }) => tag),
  }))
  if (inArea) checks.push(inArea)
  const withEquipment = matchesAny(state.equipment, classes, (item) => ({
    names: item.equipmentNames,
    tags: equipmentTags(item.equipmentTypes),
  }))
  if (withEquipment) checks.push(withEquipment)
  if (isNarrowed(skillRange)) checks.push((item) => isInRange(item.skill, skillRange))
  if (isNarrowed(intensityRange)) checks.push((item) => isInRange(item.intensity, intensityRange))
  return checks
}

/** Blank values don't filter. */
function asked(texts: readonly string[]): string[] {
  return texts.map((text) => comparedText(text.trim())).filter(Boolean)
}

type Texts = readonly string[] | null | undefined
type TagsOf = (item: ClassLike) => { names: Texts; tags: Texts }

/**
 * Matches by tag, as the server's search does. Matches by name only if no class has the tag, for old URLs that hold only a name. Null if
 * nothing is selected.
 */
function matchesAny(chosen: readonly TaggedValue[], classes: readonly ClassLike[], tagsOf: TagsOf): Check | null {
  const wanted = chosen.flatMap(({ value, tag }): Check[] => {
    const [name] = asked([value])
    const [known] = asked([tag])
    if (known === undefined) return []
    const hasTag = contains(known)
    if (name === undefined || classes.some((item) => hasTag(tagsOf(item).tags)))
      return [(item) => hasTag(tagsOf(item).tags)]
    const hasName = contains(name)
    return [(item) => hasName(tagsOf(item).names)]
  })
  return wanted.length > 0 ? (item) => wanted.some((matches) => matches(item)) : null
}

/** Whether one of the texts contains `part`, as both are compared. Memoised, because a catalogue repeats few texts many times. */
function contains(wanted: string): (texts: Texts) => boolean {
  const known = new Map<string, boolean>()
  const look = (text: string) => {
    const has = known.get(text) ?? comparedText(text).includes(wanted)
    known.set(text, has)
    return has
  }
  return (texts) => texts?.some(look) ?? false
}

function isInRange(value: number | null | undefined, { low, high }: FilterRange): boolean {
  return value !== null && value !== undefined && value >= low && value <= high
}
