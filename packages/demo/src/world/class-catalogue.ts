import type { CategoryId } from './categories/category-recipe.ts'
import { recipeOf } from './categories/category-recipes.ts'
import { type ClassLanguage, classLanguages } from './class-languages.ts'
import { classNames } from './class-names.ts'
import { movesIn } from './class-picture.ts'
import { type ClassSeed, classSeed, drawRoutine } from './class-seed.ts'
import { scheduleDates } from './schedule-dates.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

export type CataloguePlan = {
  /** Also the prefix of every tag. */
  tenantName: string
  count: number
  categories: readonly CategoryId[]
  /** The most frequent spoken language. */
  mainLanguage: ClassLanguage
  /** Its share of the classes, 0 to 1. */
  mainLanguageShare: number
  /** The other languages; null means all. */
  otherLanguages: readonly ClassLanguage[] | null
  recent: number
  today: number
}

/** A club's on-demand classes, newest first. Deterministic per plan and day. */
export function classCatalogue(plan: CataloguePlan, now: Date): ClassSeed[] {
  const random = seededRandom(`${plan.tenantName} catalogue`)
  const names = classNames(seededRandom(`${plan.tenantName} names`))
  const counts = { all: plan.count, recent: plan.recent, today: plan.today }
  const dates = scheduleDates(now, counts, random)
  const categories = evenMix(plan.categories, plan.count, random)
  const ordinals = new Map<CategoryId, number>()

  return dates.map((scheduleDate, index) => {
    const category = categories[index] as CategoryId
    const ordinal = (ordinals.get(category) ?? 0) + 1
    ordinals.set(category, ordinal)
    const tag = `${plan.tenantName}-${category}-${String(ordinal).padStart(3, '0')}`
    // Its own generator, so that a class doesn't change when others do.
    const own = seededRandom(tag)
    const recipe = recipeOf(category)
    const subCategory = own.pick(recipe.subCategories)
    const minutes = own.pick(recipe.minutes)
    const withoutDuration = index % 61 === 17
    const drawn = drawRoutine(category, minutes, own)
    const name = names.next(recipe, subCategory, withoutDuration ? null : minutes, movesIn(drawn.routine))
    return classSeed(
      {
        club: plan.tenantName,
        tag,
        name,
        minutes,
        recipe,
        subCategory,
        ...drawn,
        language: languageOf(plan, own),
        scheduleDate,
        ordinal,
        gaps: { duration: withoutDuration, intensity: index % 43 === 11 },
      },
      own,
    )
  })
}

/** Every category equally often, reshuffled each time. */
function evenMix(categories: readonly CategoryId[], count: number, random: SeededRandom): CategoryId[] {
  const mixed: CategoryId[] = []
  while (mixed.length < count) mixed.push(...random.shuffle(categories))
  return mixed.slice(0, count)
}

/** Coaches are filmed once, and dubbed in the language of the class. */
function languageOf({ mainLanguage, mainLanguageShare, otherLanguages }: CataloguePlan, random: SeededRandom) {
  if (random.chance(mainLanguageShare)) return mainLanguage
  if (random.chance(0.12)) return 'no spoken language'
  const others = otherLanguages ?? classLanguages.map(({ name }) => name)
  return random.pick(others.filter((language) => language !== mainLanguage && language !== 'no spoken language'))
}
