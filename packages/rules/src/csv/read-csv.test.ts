import { expect, it } from 'vitest'
import { dayInText, dayOrderOf } from './day-in-text.ts'
import { textOfCsv } from './text-of-csv.ts'

const bytes = (...all: number[]) => Uint8Array.from(all)

it.each([
  ['UTF-8', new TextEncoder().encode('Übung')],
  ['UTF-8 with a mark', new TextEncoder().encode('\uFEFFÜbung')],
  ['Windows-1252', bytes(0xdc, 0x62, 0x75, 0x6e, 0x67)],
  ['UTF-16', bytes(0xff, 0xfe, 0xdc, 0, 0x62, 0, 0x75, 0, 0x6e, 0, 0x67, 0)],
  ['UTF-16, high byte first', bytes(0xfe, 0xff, 0, 0xdc, 0, 0x62, 0, 0x75, 0, 0x6e, 0, 0x67)],
])('GRID-05 reads a file in %s', (_, file) => {
  expect(textOfCsv(file)).toBe('Übung')
})

it.each([
  [['23/11/2026', '01/02/2026'], 'dayFirst'],
  [['11/23/2026', '01/02/2026'], 'monthFirst'],
  [['01/02/2026'], 'unclear'],
  [['23/11/2026', '11/23/2026'], 'unclear'],
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
  ['31.02.2026', 'unclear', undefined],
  ['13/13/2026', 'dayFirst', undefined],
  ['tomorrow', 'unclear', undefined],
] as const)('GRID-05 reads the date %s, %s, as %s', (text, order, day) => {
  expect(dayInText(text, order)).toBe(day)
})
