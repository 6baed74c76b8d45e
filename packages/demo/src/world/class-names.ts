import type { Move } from '../moves/move.ts'
import type { CategoryRecipe, SubCategoryRecipe } from './categories/category-recipe.ts'
import { keepsPromises } from './name-promises.ts'
import type { SeededRandom } from './seeded-random.ts'

/** Generates realistic names; a name is repeated only once all of its kind are used. */
export type ClassNames = {
  /**
   * A name that the moves match.
   * @param minutes sometimes included in the name; null never
   */
  next(recipe: CategoryRecipe, subCategory: SubCategoryRecipe, minutes: number | null, moves: readonly Move[]): string
}

export function classNames(random: SeededRandom): ClassNames {
  const waiting = new Map<SubCategoryRecipe, string[]>()
  const used = new Set<string>()

  function next(
    recipe: CategoryRecipe,
    subCategory: SubCategoryRecipe,
    minutes: number | null,
    moves: readonly Move[],
  ): string {
    const isKept = (name: string) => keepsPromises(name, moves)
    let names = waiting.get(subCategory) ?? []
    if (!names.some(isKept)) {
      names = random.shuffle(candidates(recipe, subCategory)).sort(unusedLast)
      waiting.set(subCategory, names)
    }
    const at = names.findLastIndex(isKept)
    const name = at === -1 ? plainName(recipe, subCategory, isKept) : (names.splice(at, 1)[0] as string)
    used.add(name)
    const timed = `${name} ${minutes}`
    if (minutes === null || random.chance(0.9) || used.has(timed)) return name
    used.add(timed)
    return timed
  }

  /** For a routine too short to have any typical move of its kind. */
  function plainName({ name }: CategoryRecipe, { leads }: SubCategoryRecipe, isKept: (name: string) => boolean) {
    return random.pick(leads.map((lead) => `${lead} ${name}`).filter(isKept))
  }

  function unusedLast(a: string, b: string): number {
    return Number(used.has(b)) - Number(used.has(a))
  }

  return { next }
}

/** A single word such as "Salsa" is only a name if its category is clear enough. */
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
