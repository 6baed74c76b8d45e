import type { CategoryId } from './categories/category-recipe.ts'
import { recipeOf } from './categories/category-recipes.ts'
import type { ClassLanguage } from './class-languages.ts'
import { classNames } from './class-names.ts'
import { type ClassSeed, classSeed } from './class-seed.ts'
import { type InstructorSeed, instructors } from './instructors.ts'
import { scheduleDates } from './schedule-dates.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

/** Pictures drawn for each category. */
export const PICTURES_PER_CATEGORY = 40

export type CataloguePlan = {
  /** Also the start of every tag. */
  tenantName: string
  count: number
  categories: readonly CategoryId[]
  /** What most classes are taught in. */
  mainLanguage: ClassLanguage
  /** 0-1: how many are. */
  mainLanguageShare: number
  /** Restricts the rest; null for all that the instructors speak. */
  otherLanguages: readonly ClassLanguage[] | null
  recent: number
  today: number
}

/** A club's on-demand classes, newest first. The same plan and day give the same classes. */
export function classCatalogue(plan: CataloguePlan, now: Date): ClassSeed[] {
  const random = seededRandom(`${plan.tenantName} catalogue`)
  const names = classNames(random)
  const counts = { all: plan.count, recent: plan.recent, today: plan.today }
  const dates = scheduleDates(now, counts, random)
  const categories = evenMix(plan.categories, plan.count, random)
  const ordinals = new Map<CategoryId, number>()

  return dates.map((scheduleDate, index) => {
    const category = categories[index] as CategoryId
    const ordinal = (ordinals.get(category) ?? 0) + 1
    ordinals.set(category, ordinal)
    const recipe = recipeOf(category)
    const subCategory = random.pick(recipe.subCategories)
    const minutes = random.pick(recipe.minutes)
    const { instructor, language } = teacherOf(plan, category, random)
    const withoutDuration = index % 61 === 17
    const name = names.next(recipe, subCategory, withoutDuration ? null : minutes)
    return classSeed(
      {
        tag: `${plan.tenantName}-${category}-${String(ordinal).padStart(3, '0')}`,
        name,
        minutes,
        recipe,
        subCategory,
        instructor,
        language,
        scheduleDate,
        pictureKey: pictureOf(category, ordinal),
        gaps: { duration: withoutDuration, intensity: index % 43 === 11 },
      },
      random,
    )
  })
}

/** Every category in every stretch as long as the list of them, in a new order each time. */
function evenMix(categories: readonly CategoryId[], count: number, random: SeededRandom): CategoryId[] {
  const mixed: CategoryId[] = []
  while (mixed.length < count) mixed.push(...random.shuffle(categories))
  return mixed.slice(0, count)
}

/** Walks the category's pictures in steps that visit all of them, so that neighbours never share one. */
export function pictureOf(category: CategoryId, ordinal: number): string {
  return `class/${category}/${(ordinal * 7) % PICTURES_PER_CATEGORY}`
}

function teacherOf(
  plan: CataloguePlan,
  category: CategoryId,
  random: SeededRandom,
): { instructor: InstructorSeed; language: ClassLanguage } {
  const specialists = instructors.filter((instructor) => instructor.categories.includes(category))
  const inMain = random.chance(plan.mainLanguageShare)
  if (!inMain && random.chance(0.12)) return { instructor: random.pick(specialists), language: 'no spoken language' }
  const wanted = (language: ClassLanguage) =>
    inMain
      ? language === plan.mainLanguage
      : language !== plan.mainLanguage && (plan.otherLanguages?.includes(language) ?? true)
  const able = specialists.filter((instructor) => instructor.languages.some(wanted))
  const speakers = able.length > 0 ? able : instructors.filter((instructor) => instructor.languages.some(wanted))
  const instructor = random.pick(speakers)
  return { instructor, language: random.pick(instructor.languages.filter(wanted)) }
}
