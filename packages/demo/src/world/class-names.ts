import type { CategoryRecipe, SubCategoryRecipe } from './categories/category-recipe.ts'
import type { SeededRandom } from './seeded-random.ts'

/** Hands out names that sound like a timetable's; one comes again only when all of its kind have been used. */
export type ClassNames = {
  /** @param minutes now and then said in the name; null never */
  next(recipe: CategoryRecipe, subCategory: SubCategoryRecipe, minutes: number | null): string
}

export function classNames(random: SeededRandom): ClassNames {
  const waiting = new Map<SubCategoryRecipe, string[]>()
  const used = new Set<string>()

  function next(recipe: CategoryRecipe, subCategory: SubCategoryRecipe, minutes: number | null): string {
    let names = waiting.get(subCategory)
    if (!names || names.length === 0) {
      names = random.shuffle(candidates(recipe, subCategory)).sort(unusedLast)
      waiting.set(subCategory, names)
    }
    const name = names.pop() as string
    used.add(name)
    const timed = `${name} ${minutes}`
    if (minutes === null || random.chance(0.9) || used.has(timed)) return name
    used.add(timed)
    return timed
  }

  function unusedLast(a: string, b: string): number {
    return Number(used.has(b)) - Number(used.has(a))
  }

  return { next }
}

/** A lone word such as "Salsa" stands only where its category says enough. */
function candidates(recipe: CategoryRecipe, subCategory: SubCategoryRecipe): string[] {
  const { leads, cores } = subCategory
  const led = leads.flatMap((lead) => cores.filter((core) => !sharesWord(lead, core)).map((core) => `${lead} ${core}`))
  const alone = cores.filter((core) => core.includes(' ') && core !== recipe.name)
  return [...alone, ...led]
}

function sharesWord(lead: string, core: string): boolean {
  const words = core.toLowerCase().split(/[\s-]+/)
  return lead
    .toLowerCase()
    .split(/[\s-]+/)
    .some((word) => words.includes(word))
}
