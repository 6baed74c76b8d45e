import { expect, it } from 'vitest'
import { isLiveDue, type LiveMoment } from './is-live-due.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

it.each<[LiveMoment, number, boolean]>([
  ['streaming', -90, true],
  ['countdown', 1, true],
  ['countdown', 120, true],
  ['countdown', 121, false],
  ['ahead', 1500, false],
  ['awaiting', -1, true],
  ['awaiting', -10, true],
  ['awaiting', -11, false],
  ['transcoding', -1, false],
  ['unavailable', -1, false],
])('a class that is %s, %i minutes from now: %s', (moment, minutes, isDue) => {
  expect(isLiveDue(moment, now + minutes * 60_000, now)).toBe(isDue)
})
