import { bootcamp } from './bootcamp.ts'
import { boxAndFight } from './box-and-fight.ts'
import { cardio } from './cardio.ts'
import type { CategoryId, CategoryRecipe } from './category-recipe.ts'
import { cycling } from './cycling.ts'
import { dance } from './dance.ts'
import { pilates } from './pilates.ts'
import { strength } from './strength.ts'
import { stretchAndRecover } from './stretch-and-recover.ts'
import { wellness } from './wellness.ts'
import { yoga } from './yoga.ts'

/** In the order of their ids, 1001 to 1010. */
export const categoryRecipes: readonly CategoryRecipe[] = [
  bootcamp,
  cycling,
  boxAndFight,
  dance,
  wellness,
  pilates,
  stretchAndRecover,
  strength,
  yoga,
  cardio,
]

export const allCategoryIds: readonly CategoryId[] = categoryRecipes.map((recipe) => recipe.id)

export function recipeOf(id: CategoryId): CategoryRecipe {
  const recipe = categoryRecipes.find((candidate) => candidate.id === id)
  if (!recipe) throw new RangeError(`No category ${id}`)
  return recipe
}
