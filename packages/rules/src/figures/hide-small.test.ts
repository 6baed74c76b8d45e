import { expect, it } from 'vitest'
import { hideSmallOf } from './hide-small.ts'

it.each([
  ['zero points at nobody', [0, 5, 12], [0, 5, 12]],
  ['two or more small counts hide each other', [0, 1, 4, 12], [0, 'few', 'few', 12]],
  ['a single small count takes the next with it', [3, 40, 12, 0], ['few', 40, 'few', 0]],
  ['a single count has no other', [3, 0], ['few', 0]],
])('FIG-08 hides counts below five: %s', (_, counts, shown) => {
  expect(hideSmallOf(counts as number[], 5)).toEqual(shown)
})
