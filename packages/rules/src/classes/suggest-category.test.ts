import { expect, it } from 'vitest'
import { suggestCategory } from './suggest-category.ts'

const categories = [
  { id: '1001', name: 'Bootcamp' },
  { id: '1003', name: 'Box & Fight' },
  { id: '1008', name: 'Strength' },
  { id: '1009', name: 'Yoga' },
  { id: 'own-1', name: 'Aqua Fitness' },
]

it.each([
  ['Morning Yoga Flow', '1009'],
  ['Vinyasa for beginners', '1009'],
  ['Full body kettlebells', '1008'],
  ['Kickboxing basics', '1003'],
  ['Aqua für alle', 'own-1'],
  ['Gentle start', null],
  ['Yoga and strength', null],
  ['', null],
  ['A box', '1003'],
])('DRAFT-06 suggests for %j the category %j, never merely the first', (title, category) => {
  expect(suggestCategory(title, categories)).toBe(category)
})
