import type { Person } from './person.ts'

const even = { shoulder: 1, chest: 1, waist: 1, hip: 1, limb: 1, bust: 0 }
const lean = { shoulder: 0.93, chest: 0.92, waist: 0.9, hip: 1.0, limb: 0.93, bust: 0.8 }
const strong = { shoulder: 1.1, chest: 1.1, waist: 1.04, hip: 0.98, limb: 1.12, bust: 0 }
const curvy = { shoulder: 0.97, chest: 1.04, waist: 1.1, hip: 1.16, limb: 1.12, bust: 1.3 }

/** The trainers and members seen in loops and pictures. Their clothes are dyed to each scene. */
export const people: readonly Person[] = [
  person(1.0, { ...even, shoulder: 1.06, chest: 1.05 }, '#8d5a3c', 'fade', '#1d1412', 'tee', 'shorts', { beard: true }),
  person(0.97, lean, '#f0c3a0', 'ponytail', '#6b3a20', 'tank', 'leggings'),
  person(0.98, { ...lean, limb: 1 }, '#5c3a28', 'afro', '#1a1010', 'bra', 'leggings'),
  person(1.03, strong, '#e3ad85', 'crop', '#3a2418', 'tank', 'joggers'),
  person(0.95, curvy, '#d9a27c', 'bun', '#2a1a18', 'tee', 'leggings'),
  person(1.0, { ...even, waist: 1.08 }, '#f2cbb0', 'crop', '#d8d4d0', 'tee', 'joggers', {
    mature: true,
    glasses: true,
  }),
  person(0.96, lean, '#c68863', 'braid', '#17100f', 'long', 'leggings'),
  person(0.96, { ...lean, bust: 0.7, waist: 0.96 }, '#e8b892', 'hijab', '#27506b', 'long', 'joggers'),
  person(1.02, { ...even, shoulder: 1.04 }, '#f4d0b4', 'topknot', '#a8622c', 'tank', 'shorts', { beard: true }),
  person(0.95, { ...lean, waist: 1.04, hip: 1.04 }, '#e6b595', 'bob', '#cfcac6', 'long', 'capri', { mature: true }),
  person(0.98, { ...lean, shoulder: 0.96 }, '#eec39c', 'bob', '#1c1519', 'tank', 'leggings'),
  person(1.04, { ...even, limb: 0.96 }, '#4a2d20', 'headband', '#120c0b', 'tank', 'shorts'),
  person(0.99, { ...curvy, bust: 1.1 }, '#7a4a31', 'curls', '#241512', 'tank', 'capri'),
  person(1.01, { ...even, shoulder: 1.05, waist: 1.12, chest: 1.08 }, '#b97a54', 'bald', '#2a1a14', 'tee', 'shorts', {
    beard: true,
  }),
  person(0.97, { ...lean, bust: 0.9 }, '#f6d6c0', 'curls', '#b5502a', 'bra', 'leggings'),
  person(1.0, { ...even, shoulder: 0.98 }, '#dca67a', 'crop', '#14100f', 'hoodie', 'joggers', { glasses: true }),
]

function person(
  height: number,
  build: Person['build'],
  skin: string,
  style: Person['hair']['style'],
  hair: string,
  top: Person['top']['cut'],
  bottom: Person['bottom']['cut'],
  more: Partial<Pick<Person, 'beard' | 'glasses' | 'mature'>> = {},
): Person {
  return {
    height,
    build,
    skin,
    hair: { style, colour: hair },
    top: { cut: top, colour: '#f25f4c', accent: '#ffd166' },
    bottom: { cut: bottom, colour: '#2b2550', accent: '#ffd166' },
    shoes: { colour: '#f4f1ee', sole: '#ffd166' },
    ...more,
  }
}
