import { composeRoutine } from '../routines/compose-routine.ts'
import type { Routine } from '../routines/routine.ts'
import type { CategoryId, CategoryRecipe, SubCategoryRecipe } from './categories/category-recipe.ts'
import { describeClass } from './class-description.ts'
import { loopedSeconds } from './class-duration.ts'
import { classKit } from './class-kit.ts'
import type { ClassLanguage } from './class-languages.ts'
import { classPicture, movesIn } from './class-picture.ts'
import type { EquipmentTag } from './equipment.ts'
import type { FocusAreaTag } from './focus-areas.ts'
import { coachOf } from './instructors.ts'
import type { Keyword } from './keywords.ts'
import type { SeededRandom } from './seeded-random.ts'

export type Level = 'Beginner' | 'Intermediate' | 'Advanced'

export type ClassSeed = {
  tag: string
  className: string
  classDescription: string
  /** Null uses the card's default. */
  durationSecond: number | null
  /** The media's length; equals `durationSecond` if set. */
  mediaSecond: number
  level: Level
  /** 1-10. */
  skill: number
  /** 1-10, or unknown. */
  intensity: number | null
  labels: Keyword[]
  focusAreas: FocusAreaTag[]
  equipment: EquipmentTag[]
  category: CategoryId
  subCategory: string
  language: ClassLanguage
  scheduleDate: string
  creationDate: string
  instructor: string
  instructorSlug: string
  calorieBurn: number | null
  channelTag: string | null
  /** `class/<loop>/<cut>` or `banner/<club>/<loop>`: card, poster and trailer show a loop of its routine. */
  pictureKey: string
  routineSeed: number
}

export type ClassChoices = {
  /** The club whose covers it may have; null for none. */
  club: string | null
  tag: string
  name: string
  minutes: number
  recipe: CategoryRecipe
  subCategory: SubCategoryRecipe
  language: ClassLanguage
  /** Generated from `routineSeed`, with length `minutes`. */
  routine: Routine
  routineSeed: number
  scheduleDate: Date
  /** Differs between neighbours in a list. */
  ordinal: number
  gaps: { duration: boolean; intensity: boolean }
}

/** The routine of a class of a category in `minutes`; its name is derived from it. */
export function drawRoutine(
  category: CategoryId,
  minutes: number,
  random: SeededRandom,
): Pick<ClassChoices, 'routine' | 'routineSeed'> {
  const routineSeed = random.integer(1, 0x7fffffff)
  const routine = composeRoutine({ category, seed: routineSeed, durationSecond: loopedSeconds(minutes) })
  return { routine, routineSeed }
}

/** Adds the random fields once name, coach and date are set. */
export function classSeed(choices: ClassChoices, random: SeededRandom): ClassSeed {
  const { recipe, subCategory, minutes } = choices
  const skill = isIntroduction(choices.name) ? random.integer(1, 3) : random.integer(...recipe.skill)
  const intensity = random.integer(...recipe.intensity)
  const seconds = loopedSeconds(minutes)
  const coach = coachOf(recipe.id)
  const { routine, routineSeed } = choices
  const equipment = classKit(movesIn(routine), subCategory.equipment, random)
  return {
    tag: choices.tag,
    className: choices.name,
    classDescription: describeClass(recipe, subCategory, equipment, random),
    durationSecond: choices.gaps.duration ? null : seconds,
    mediaSecond: seconds,
    level: levelOf(skill),
    skill,
    intensity: choices.gaps.intensity ? null : intensity,
    labels: labelsOf(subCategory, random),
    focusAreas: random.sample(subCategory.focusAreas, random.integer(1, 3)),
    equipment,
    category: recipe.id,
    subCategory: subCategory.name,
    language: choices.language,
    scheduleDate: choices.scheduleDate.toISOString(),
    creationDate: new Date(choices.scheduleDate.getTime() - random.integer(2, 21) * 86_400_000).toISOString(),
    instructor: coach.name,
    instructorSlug: coach.slug,
    calorieBurn: choices.gaps.duration ? null : caloriesOf(recipe, minutes, intensity),
    channelTag: null,
    pictureKey: classPicture(routine, choices.name, choices.ordinal, choices.club),
    routineSeed,
  }
}

/** Two to four; never both for children and for seniors. */
function labelsOf(subCategory: SubCategoryRecipe, random: SeededRandom): Keyword[] {
  const tooMany = subCategory.labels.includes('Kids') && subCategory.labels.includes('Senior')
  const left = random.pick<Keyword>(['Kids', 'Senior'])
  const labels = tooMany ? subCategory.labels.filter((label) => label !== left) : subCategory.labels
  return random.sample(labels, random.integer(2, 4))
}

function levelOf(skill: number): Level {
  if (skill <= 4) return 'Beginner'
  return skill <= 7 ? 'Intermediate' : 'Advanced'
}

/** A class named an introduction must not require an advanced level. */
function isIntroduction(name: string): boolean {
  return /\b(Basics|Beginner|First|Easy|Friendly|Gentle|Foundation)\b/.test(name)
}

function caloriesOf(recipe: CategoryRecipe, minutes: number, intensity: number): number {
  const effort = 0.7 + intensity * 0.06
  return Math.round((recipe.caloriesPerMinute * minutes * effort) / 5) * 5
}
