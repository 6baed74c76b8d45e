import { expect, it } from 'vitest'
import { dayInText, dayOrderOf } from './day-in-text.ts'

it.each([
  [['23/11/2026', '01/02/2026'], 'dayFirst'],
  [['11/23/2026', '01/02/2026'], 'monthFirst'],
  [['01/02/2026'], 'unclear'],
  [['23/11/2026', '11/23/2026'], 'unclear'],
  [['23-11-2026 08:00', '01-02-2026'], 'dayFirst'],
  [['2026-11-23', '23.11.2026', ''], 'unclear'],
] as const)('GRID-05 takes %j for %s', (texts, order) => {
  expect(dayOrderOf(texts)).toBe(order)
})

it.each([
  ['2026-11-23', 'unclear', '2026-11-23'],
  ['2026-11-23 08:00', 'unclear', '2026-11-23'],
  ['3.4.2026', 'unclear', '2026-04-03'],
  ['03/04/2026', 'dayFirst', '2026-04-03'],
  ['03/04/2026', 'monthFirst', '2026-03-04'],
  ['03/04/2026', 'unclear', 'unclear'],
  ['04/04/2026', 'unclear', '2026-04-04'],
  ['23-11-2026', 'unclear', '2026-11-23'],
  ['23/11/2026 08:00', 'unclear', '2026-11-23'],
  ['11/23/2026', 'unclear', '2026-11-23'],
  ['11/23/2026 8:00 AM', 'unclear', '2026-11-23'],
  ['2026/11/23', 'unclear', '2026-11-23'],
  ['2026/5/6', 'monthFirst', '2026-05-06'],
  ['2026.11.23.', 'unclear', '2026-11-23'],
  ['23.11.2026 08:00', 'unclear', '2026-11-23'],
  ['05-06-2026', 'unclear', 'unclear'],
  ['05-06-2026', 'dayFirst', '2026-06-05'],
  ['05.06.2026', 'monthFirst', 'unclear'],
  ['23-11/2026', 'unclear', undefined],
  ['23/11/26', 'unclear', undefined],
  ['31/02/2026', 'unclear', undefined],
  ['31.02.2026', 'unclear', undefined],
  ['13/13/2026', 'dayFirst', undefined],
  ['tomorrow', 'unclear', undefined],
] as const)('GRID-05 reads the date %s, %s, as %s', (text, order, day) => {
  expect(dayInText(text, order)).toBe(day)
})
