export type GridCell = { row: number; column: number }
/** The focused cell, and the start of the selected block. */
export type GridCursor = GridCell & { from: GridCell }
export type GridBlock = { top: number; bottom: number; left: number; right: number }
type Bounds = { rows: number; columns: number; pageRows: number }
type Key = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }

export function cursorAt(row: number, column: number): GridCursor {
  return { row, column, from: { row, column } }
}

/** The selected cells, inclusive. */
export function blockOf({ row, column, from }: GridCursor): GridBlock {
  return {
    top: Math.min(row, from.row),
    bottom: Math.max(row, from.row),
    left: Math.min(column, from.column),
    right: Math.max(column, from.column),
  }
}

export function isWithin({ top, bottom, left, right }: GridBlock, { row, column }: GridCell): boolean {
  return row >= top && row <= bottom && column >= left && column <= right
}

/** The cell that a key moves to (WAI-ARIA grid pattern); with Shift the block is extended. Null if it isn't a grid key. */
export function cursorAfter(cursor: GridCursor, pressed: Key, bounds: Bounds): GridCursor | null {
  const target = targetOf(cursor, pressed, bounds)
  if (!target) return null
  const row = clamp(target.row, bounds.rows)
  const column = clamp(target.column, bounds.columns)
  return { row, column, from: pressed.shiftKey ? cursor.from : { row, column } }
}

function targetOf({ row, column }: GridCell, pressed: Key, { rows, columns, pageRows }: Bounds): GridCell | null {
  const far = pressed.ctrlKey || pressed.metaKey
  switch (pressed.key) {
    case 'ArrowUp':
      return { row: far ? 0 : row - 1, column }
    case 'ArrowDown':
      return { row: far ? rows - 1 : row + 1, column }
    case 'ArrowLeft':
      return { row, column: far ? 0 : column - 1 }
    case 'ArrowRight':
      return { row, column: far ? columns - 1 : column + 1 }
    case 'PageUp':
      return { row: row - pageRows, column }
    case 'PageDown':
      return { row: row + pageRows, column }
    case 'Home':
      return { row: far ? 0 : row, column: 0 }
    case 'End':
      return { row: far ? rows - 1 : row, column: columns - 1 }
    default:
      return null
  }
}

function clamp(place: number, count: number): number {
  return Math.max(0, Math.min(count - 1, place))
}
