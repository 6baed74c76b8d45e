import type { CategoryId } from './categories/category-recipe.ts'
import type { ClassLanguage } from './class-languages.ts'

export type InstructorSeed = {
  slug: string
  name: string
  bio: string
  languages: readonly ClassLanguage[]
  categories: readonly CategoryId[]
  pictureKey: string
}

/** The instructors all demo clubs share. The first language is the one they teach in most. */
export const instructors: readonly InstructorSeed[] = [
  ['Amara Okafor', ['English'], ['1001', '1008', '1010'], 'Former 400 m runner who counts every last rep out loud.'],
  ['Oliver Grant', ['English'], ['1002', '1010', '1008'], 'Commutes by bike in all weathers and rides like it.'],
  [
    'Carys Llewellyn',
    ['English', 'Welsh'],
    ['1009', '1005', '1007'],
    'Teaches slow, salty-air yoga from the Gower coast.',
  ],
  [
    'Marcus Reed',
    ['English (US)', 'English'],
    ['1003', '1001', '1008'],
    'Golden Gloves finalist, patient with first jabs.',
  ],
  [
    'Lucía Herrera',
    ['English', 'Spanish'],
    ['1004', '1010', '1006'],
    'Grew up between salsa halls and a ballet barre.',
  ],
  [
    'Thiago Moreira',
    ['English', 'Brazilian Portuguese'],
    ['1004', '1003', '1001'],
    'Capoeirista with a drummer’s sense of time.',
  ],
  [
    'Inês Carvalho',
    ['English', 'Portuguese'],
    ['1006', '1009', '1007'],
    'Pilates teacher who can find your deep abdominals.',
  ],
  [
    'Amélie Laurent',
    ['English', 'French'],
    ['1006', '1004', '1005'],
    'Danced with a touring company before she taught.',
  ],
  [
    'Jonas Weber',
    ['English', 'German'],
    ['1008', '1002', '1001'],
    'Sports scientist who explains why, then makes you do it.',
  ],
  [
    'Reto Ammann',
    ['English', 'Swiss German', 'German'],
    ['1002', '1008', '1007'],
    'Mountain guide in summer, spin coach in winter.',
  ],
  ['Sanne de Vries', ['English', 'Dutch'], ['1002', '1010', '1004'], 'Track cyclist with a playlist for each cadence.'],
  [
    'Ingrid Solberg',
    ['English', 'Norwegian', 'Danish'],
    ['1010', '1001', '1007'],
    'Cross-country skier who thinks in long intervals.',
  ],
  [
    'Linnea Åkesson',
    ['English', 'Swedish'],
    ['1005', '1009', '1006'],
    'Physiotherapist who made breath work her craft.',
  ],
  ['Aino Virtanen', ['English', 'Finnish'], ['1007', '1005', '1009'], 'Believes in saunas, silence and long holds.'],
  [
    'Chiara Romano',
    ['English', 'Italian'],
    ['1004', '1006', '1010'],
    'Step and dance coach whose classes feel like a party.',
  ],
  [
    'Nikos Pappas',
    ['English', 'Greek'],
    ['1008', '1003', '1001'],
    'Weightlifter who teaches the bar from the feet up.',
  ],
  [
    'Kasia Nowak',
    ['English', 'Polish', 'German'],
    ['1001', '1010', '1003'],
    'Army fitness instructor with a soft spot for planks.',
  ],
  [
    'Zsófia Kiss',
    ['English', 'Hungarian', 'Russian'],
    ['1006', '1007', '1004'],
    'Rhythmic gymnast who loves rings, balls and bands.',
  ],
  [
    'Elif Demir',
    ['English', 'Turkish', 'Arabic'],
    ['1009', '1006', '1005'],
    'Brings a calm voice and very exact alignment.',
  ],
  ['Noa Ben-Ami', ['English', 'Hebrew'], ['1003', '1001', '1010'], 'Krav Maga black belt, strict about your guard.'],
  [
    'Layla Mansour',
    ['English', 'Arabic'],
    ['1009', '1005', '1006'],
    'Trained in Mysore, teaches from Beirut at sunrise.',
  ],
  [
    'Arjun Nair',
    ['English', 'Hindi'],
    ['1009', '1005', '1007'],
    'Fourth-generation yoga teacher, first with a podcast.',
  ],
  [
    'Ploy Suksawat',
    ['English', 'Thai', 'Indonesian'],
    ['1003', '1007', '1009'],
    'Muay Thai pads by day, Thai stretching by night.',
  ],
  [
    'Haruka Lim',
    ['English', 'Japanese', 'Korean', 'Mandarin', 'Cantonese'],
    ['1005', '1007', '1008'],
    'Moves like water in five languages.',
  ],
].map(instructor)

type Row = [name: string, languages: ClassLanguage[], categories: CategoryId[], bio: string]

function instructor(row: (string | string[])[], index: number): InstructorSeed {
  const [name, languages, categories, bio] = row as Row
  return { slug: slugOf(name), name, bio, languages, categories, pictureKey: `instructor/${index}` }
}

function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[^a-z]+/g, '-')
}
