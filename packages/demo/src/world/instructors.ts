import { casts } from '../pictures/casts.ts'
import type { CategoryId } from './categories/category-recipe.ts'

export type InstructorSeed = {
  slug: string
  name: string
  bio: string
  /** The category of all their classes. */
  category: CategoryId
  pictureKey: string
}

const texts: Readonly<Record<string, readonly [name: string, bio: string]>> = {
  'marcus-reed': ['Marcus Reed', 'Former 400 m runner who counts every last rep out loud.'],
  'sanne-de-vries': ['Sanne de Vries', 'Track cyclist with a playlist for each cadence.'],
  'amara-okafor': ['Amara Okafor', 'Golden Gloves finalist, patient with first jabs.'],
  'lucia-herrera': ['Lucía Herrera', 'Grew up between salsa halls and a dance company.'],
  'oliver-grant': ['Oliver Grant', 'Physiotherapist who made breath work his craft.'],
  'ines-carvalho': ['Inês Carvalho', 'Pilates teacher who can find your deep abdominals.'],
  'ploy-suksawat': ['Ploy Suksawat', 'Believes in silence, patience and long holds.'],
  'nikos-pappas': ['Nikos Pappas', 'Weightlifter who teaches every lift from the feet up.'],
  'layla-mansour': ['Layla Mansour', 'Trained in Mysore, teaches from Beirut at sunset.'],
  'elif-demir': ['Elif Demir', 'Distance runner who thinks in long intervals.'],
}

/** The coaches of all demo clubs, one per category. */
export const instructors: readonly InstructorSeed[] = Object.entries(casts).map(([category, { coach: slug }]) => {
  const [name, bio] = texts[slug] as readonly [string, string]
  return { slug, name, bio, category: category as CategoryId, pictureKey: `instructor/${category}` }
})

/** @throws if the category has no coach. */
export function coachOf(category: CategoryId): InstructorSeed {
  const coach = instructors.find((each) => each.category === category)
  if (!coach) throw new RangeError(`Nobody leads category ${category}`)
  return coach
}
