import { expect, it } from 'vitest'
import { lostSeconds } from './lost-seconds.ts'

const every = (from: number, to: number) =>
  Array.from({ length: Math.round((to - from) * 25) }, (_, at) => from + at / 25)
const range = { from: 0, to: 20 }

it.each([
  ['all pictures are decoded', every(0, 20), every(0, 20), 0],
  ['some in the middle are not', every(0, 20), [...every(0, 8), ...every(12, 20)], 4.04],
  ['the last are not', every(0, 20), every(0, 15), 5.04],
  ['the file has a pause', [...every(0, 8), ...every(12, 20)], [...every(0, 8), ...every(12, 20)], 0],
  ['less than a second is not', every(0, 20), [...every(0, 8), ...every(8.8, 20)], 0],
])('finds what is lost: %s', (_name, stored, decoded, lost) => {
  expect(lostSeconds(stored, decoded, range)).toBeCloseTo(lost, 1)
})
