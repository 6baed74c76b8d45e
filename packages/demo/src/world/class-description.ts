import type { CategoryRecipe, SubCategoryRecipe } from './categories/category-recipe.ts'
import { type EquipmentTag, equipment } from './equipment.ts'
import type { SeededRandom } from './seeded-random.ts'

const nameByTag = new Map<EquipmentTag, string>(equipment.map(({ typeTag, name }) => [typeTag, name.toLowerCase()]))
const withoutArticle = new Set<EquipmentTag>(['dumbbells', 'hand-weights', 'boxing-gloves'])

/** Two or three sentences: the kind of class, its structure, and either its equipment or its effect. */
export function describeClass(
  recipe: CategoryRecipe,
  subCategory: SubCategoryRecipe,
  tags: readonly EquipmentTag[],
  random: SeededRandom,
): string {
  const sentences = [random.pick(subCategory.openings), random.pick(recipe.middles)]
  const last = random.next()
  if (last < 0.35) sentences.push(kitSentence(tags))
  else if (last < 0.85) sentences.push(random.pick(recipe.closings))
  return sentences.join(' ')
}

function kitSentence(tags: readonly EquipmentTag[]): string {
  if (tags.length === 0) return 'No equipment needed.'
  const kit = tags.map((tag) => (withoutArticle.has(tag) ? nameByTag.get(tag) : `a ${nameByTag.get(tag)}`))
  return `You will need ${kit.join(' and ')}.`
}
