import { expect, it } from 'vitest'
import { nameMatch } from './name-match.ts'

it.each([
  ['Yoga', 'yoga', 0],
  ['โยคะ', 'โยคะ', 0],
  ['ヨガ', 'ヨガ', 0],
  ['Stretch & Recover', 'recover', 1],
  ['Inês Carvalho', 'ines', 1],
  ['Stretch & Recover', 'stretch recover', 0],
  ['ストレッチ＆リカバリー', 'リカバリー', 1],
  ['Bootcamp', 'camp', 2],
  ['Yoga', 'y', null],
  ['Yoga', '?!', null],
  ['Yoga', 'yogas', null],
])('matches the name %s to the search %s with rank %s', (name, query, expected) => {
  expect(nameMatch(name, query)).toBe(expected)
})
