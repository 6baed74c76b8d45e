import { describe, expect, it } from 'vitest'
import { cellsToText, textToCells } from './cell-block.ts'

describe('cells on the clipboard', () => {
  it('GRID-03 come back as they were, with tabs, quotes, line breaks and formulas', () => {
    const cells = [
      ['Flow "20"', 'a\tb', 'line 1\nline 2'],
      ['=1+1', '-', '@home'],
      ['', 'über', '0'],
    ]
    expect(textToCells(cellsToText(cells))).toEqual(cells)
  })

  it('are no formulas in a spreadsheet', () => {
    expect(cellsToText([['=HYPERLINK("x")']])).toMatch(/^"?'=/)
  })

  it('GRID-03 are read as spreadsheets write them, with a line break at the end', () => {
    expect(textToCells('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })
})
