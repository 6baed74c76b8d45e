import { describe, expect, it } from 'vitest'
import { blockOf, cursorAfter, cursorAt, isWithin } from './grid-cursor.ts'

const bounds = { rows: 100, columns: 6, pageRows: 10 }
const press = (key: string, held: { shiftKey?: boolean; ctrlKey?: boolean } = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
})

describe('grid cursor', () => {
  it.each([
    ['ArrowDown', {}, { row: 6, column: 3 }],
    ['ArrowUp', {}, { row: 4, column: 3 }],
    ['ArrowRight', {}, { row: 5, column: 4 }],
    ['ArrowLeft', {}, { row: 5, column: 2 }],
    ['PageDown', {}, { row: 15, column: 3 }],
    ['PageUp', {}, { row: 0, column: 3 }],
    ['Home', {}, { row: 5, column: 0 }],
    ['End', {}, { row: 5, column: 5 }],
    ['Home', { ctrlKey: true }, { row: 0, column: 0 }],
    ['End', { ctrlKey: true }, { row: 99, column: 5 }],
    ['ArrowDown', { ctrlKey: true }, { row: 99, column: 3 }],
  ])('follows %s %o', (key, held, target) => {
    expect(cursorAfter(cursorAt(5, 3), press(key, held), bounds)).toMatchObject({ ...target, from: target })
  })

  it('stays within the grid, and ignores other keys', () => {
    expect(cursorAfter(cursorAt(0, 0), press('ArrowLeft'), bounds)).toMatchObject({ row: 0, column: 0 })
    expect(cursorAfter(cursorAt(99, 5), press('PageDown'), bounds)).toMatchObject({ row: 99, column: 5 })
    expect(cursorAfter(cursorAt(0, 0), press('a'), bounds)).toBeNull()
  })

  it('selects a block with Shift, in either direction', () => {
    const up = cursorAfter(cursorAt(5, 3), press('ArrowUp', { shiftKey: true }), bounds) ?? cursorAt(0, 0)
    const block = blockOf(cursorAfter(up, press('ArrowLeft', { shiftKey: true }), bounds) ?? up)
    expect(block).toEqual({ top: 4, bottom: 5, left: 2, right: 3 })
    expect([isWithin(block, { row: 5, column: 2 }), isWithin(block, { row: 6, column: 2 })]).toEqual([true, false])
  })
})
