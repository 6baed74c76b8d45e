import { describe, expect, it } from 'vitest'
import { cellsToText, textToCells } from './cell-block.ts'

describe('cells on the clipboard', () => {
  it('GRID-03 round-trip, with tabs, quotes, line breaks and formulas', () => {
    const cells = [
      ['Flow "20"', 'a\tb', 'line 1\nline 2'],
      ['=1+1', '-', '@home'],
      ['', 'über', '0'],
    ]
    expect(textToCells(cellsToText(cells))).toEqual(cells)
  })

  it("don't become formulas in a spreadsheet", () => {
    expect(cellsToText([['=HYPERLINK("x")']])).toMatch(/^"?'=/)
  })

  it('GRID-03 are parsed as spreadsheets write them, with a trailing line break', () => {
    expect(textToCells('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })
})
