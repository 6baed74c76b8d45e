import { expect, it } from 'vitest'
import { levelWord, shownPart } from './sound-words.ts'

it.each([
  [-Infinity, 'silent', 0],
  [-45, 'low', 0.25],
  [-12, 'good', 0.8],
  [0, 'loud', 1],
])('a peak of %d dB is %s', (decibel, word, part) => {
  expect(levelWord(decibel)).toBe(word)
  expect(shownPart(decibel)).toBeCloseTo(part)
})
