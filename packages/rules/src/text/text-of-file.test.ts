import { expect, it } from 'vitest'
import { textOfFile } from './text-of-file.ts'

const utf16 = (text: string, isBigEndian: boolean) =>
  Uint8Array.from(
    [...text].flatMap((each) => {
      const code = each.charCodeAt(0)
      return isBigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8]
    }),
  )

it.each([
  ['UTF-8', new TextEncoder().encode('1 Übung')],
  ['UTF-8 with a mark', new TextEncoder().encode('\uFEFF1 Übung')],
  ['Windows-1252', Uint8Array.from([0x31, 0x20, 0xdc, 0x62, 0x75, 0x6e, 0x67])],
  ['UTF-16', utf16('\uFEFF1 Übung', false)],
  ['UTF-16, high byte first', utf16('\uFEFF1 Übung', true)],
  ['UTF-16 without a mark', utf16('1 Übung', false)],
  ['UTF-16 without a mark, high byte first', utf16('1 Übung', true)],
])('GRID-05 TAKE-16 reads a file in %s', (_, file) => {
  expect(textOfFile(file)).toBe('1 Übung')
})

it('reads files of no or one byte', () => {
  expect([textOfFile(Uint8Array.from([])), textOfFile(Uint8Array.from([0x31]))]).toEqual(['', '1'])
})
