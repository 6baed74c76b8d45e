import type { CategoryId, CategoryRecipe, SubCategoryRecipe } from './categories/category-recipe.ts'
import { describeClass } from './class-description.ts'
import { loopedSeconds } from './class-duration.ts'
import { fittingKit } from './class-kit.ts'
import type { ClassLanguage } from './class-languages.ts'
import type { EquipmentTag } from './equipment.ts'
import type { FocusAreaTag } from './focus-areas.ts'
import type { InstructorSeed } from './instructors.ts'
import type { Keyword } from './keywords.ts'
import type { SeededRandom } from './seeded-random.ts'

export type Level = 'Beginner' | 'Intermediate' | 'Advanced'

export type ClassSeed = {
  tag: string
  className: string
  classDescription: string
  /** Null: the card falls back to its default. */
  durationSecond: number | null
  /** How long the media lasts; equals `durationSecond` where there is one. */
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
  /** `class/<category>/<0..39>`. */
  pictureKey: string
  /** `auto`: the category's move by the picture's number. */
  trailerMove: string
  routineSeed: number
}

export type ClassChoices = {
  tag: string
  name: string
  minutes: number
  recipe: CategoryRecipe
  subCategory: SubCategoryRecipe
  instructor: InstructorSeed
  language: ClassLanguage
  scheduleDate: Date
  pictureKey: string
  gaps: { duration: boolean; intensity: boolean }
}

/** Fills in what is left to chance once name, teacher and date are chosen. */
export function classSeed(choices: ClassChoices, random: SeededRandom): ClassSeed {
  const { recipe, subCategory, minutes } = choices
  const skill = isIntroduction(choices.name) ? random.integer(1, 3) : random.integer(...recipe.skill)
  const intensity = random.integer(...recipe.intensity)
  const equipment = [...random.pick(fittingKit(choices.name, subCategory.equipment))]
  const seconds = loopedSeconds(minutes)
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
    instructor: choices.instructor.name,
    instructorSlug: choices.instructor.slug,
    calorieBurn: choices.gaps.duration ? null : caloriesOf(recipe, minutes, intensity),
    channelTag: null,
    pictureKey: choices.pictureKey,
    trailerMove: 'auto',
    routineSeed: random.integer(1, 0x7fffffff),
  }
}

/** Two to four; no class is for children and for seniors at once. */
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

/** A class that calls itself an introduction must not ask for an advanced member. */
function isIntroduction(name: string): boolean {
  return /\b(Basics|First|Easy|Gentle|Foundation)\b/.test(name)
}

function caloriesOf(recipe: CategoryRecipe, minutes: number, intensity: number): number {
  const effort = 0.7 + intensity * 0.06
  return Math.round((recipe.caloriesPerMinute * minutes * effort) / 5) * 5
}
