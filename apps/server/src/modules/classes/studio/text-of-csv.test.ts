import { expect, it } from 'vitest'
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
