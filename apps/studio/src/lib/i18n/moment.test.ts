import { expect, it } from 'vitest'
import { momentOf, parseMoment } from './moment.ts'

it.each([
  ['75', 75],
  ['1:15', 75],
  [' 1:15.5 ', 75.5],
  ['01:15,250', 75.25],
  ['1:02:03', 3723],
  ['90:00', 5400],
  ['', null],
  ['abc', null],
  ['1:75', null],
  ['1:61:00', null],
  ['-1', null],
])('parses %j as %j seconds', (text, seconds) => {
  expect(parseMoment(text)).toBe(seconds)
})

it.each([0, 5, 9.5, 75, 75.25, 3723.001, 5999.999])('formats %d so that it can be parsed again', (seconds) => {
  expect(parseMoment(momentOf(seconds))).toBe(seconds)
})
