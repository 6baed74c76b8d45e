import { expect, it } from 'vitest'
import { isDue, isFor } from './announcement.ts'

it.each([
  [null, null, true],
  [10, null, true],
  [11, null, false],
  [null, 11, true],
  [null, 10, false],
  [5, 15, true],
])('WORD-04 an announcement from %s until %s is shown at 10: %s', (from, until, shown) => {
  expect(isDue({ from, until }, 10)).toBe(shown)
})

it.each([
  ['everyone', true, true],
  ['everyone', false, true],
  ['members', true, true],
  ['members', false, false],
  ['visitors', true, false],
  ['visitors', false, true],
] as const)('WORD-04 one for %s is shown to a reader who is a member (%s): %s', (audience, isMember, shown) => {
  expect(isFor(audience, { isMember })).toBe(shown)
})
