import { casts } from '../pictures/casts.ts'
import type { CategoryId } from './categories/category-recipe.ts'

export type InstructorSeed = {
  slug: string
  name: string
  /** A sentence in their own words. */
  line: string
  bio: string
  /** The category of all their classes. */
  category: CategoryId
  pictureKey: string
}

const texts: Readonly<Record<string, Pick<InstructorSeed, 'name' | 'line' | 'bio'>>> = {
  'marcus-reed': {
    name: 'Marcus Reed',
    line: 'Bring a towel. You will want two.',
    bio: 'Former 400 m runner who counts every last rep out loud.',
  },
  'sanne-de-vries': {
    name: 'Sanne de Vries',
    line: 'If you know this song, you know when to stand up.',
    bio: 'Track cyclist with a playlist for each cadence.',
  },
  'amara-okafor': {
    name: 'Amara Okafor',
    line: 'Hands up, chin down, and breathe. The rest we learn together.',
    bio: 'Golden Gloves finalist, patient with first jabs.',
  },
  'lucia-herrera': {
    name: 'Lucía Herrera',
    line: 'Nobody is looking at your feet. Look at mine, and laugh.',
    bio: 'Grew up between salsa halls and a dance company.',
  },
  'oliver-grant': {
    name: 'Oliver Grant',
    line: 'Five slow breaths are a workout too. Start there.',
    bio: 'Physiotherapist who made breath work his craft.',
  },
  'ines-carvalho': {
    name: 'Inês Carvalho',
    line: 'Small movements, please. Smaller. Now you feel it.',
    bio: 'Pilates teacher who can find your deep abdominals.',
  },
  'ploy-suksawat': {
    name: 'Ploy Suksawat',
    line: 'Stay one breath longer than you wanted to.',
    bio: 'Believes in silence, patience and long holds.',
  },
  'nikos-pappas': {
    name: 'Nikos Pappas',
    line: 'Light first, then right, then heavy. In that order.',
    bio: 'Weightlifter who teaches every lift from the feet up.',
  },
  'layla-mansour': {
    name: 'Layla Mansour',
    line: 'Wobbling is how a balance begins.',
    bio: 'Trained in Mysore, teaches from Beirut at sunset.',
  },
  'elif-demir': {
    name: 'Elif Demir',
    line: 'Run the first interval as if there were ten. There are ten.',
    bio: 'Distance runner who thinks in long intervals.',
  },
}

/** The coaches of all demo clubs, one per category. */
export const instructors: readonly InstructorSeed[] = Object.entries(casts).map(([category, { coach: slug }]) => {
  const words = texts[slug]
  if (!words) throw new RangeError(`${slug} has no words`)
  return { slug, ...words, category: category as CategoryId, pictureKey: `instructor/${category}` }
})

/** @throws if the category has no coach. */
export function coachOf(category: CategoryId): InstructorSeed {
  const coach = instructors.find((each) => each.category === category)
  if (!coach) throw new RangeError(`Nobody leads category ${category}`)
  return coach
}
