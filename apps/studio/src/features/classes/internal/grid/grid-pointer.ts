import type { MouseEvent, PointerEvent, RefObject } from 'react'
import { cursorAt, type GridCell, type GridCursor } from './grid-cursor.ts'
import { cellOf } from './grid-row.tsx'
import type { useRowSelection } from './use-row-selection.ts'

type GridPointerOptions = {
  frame: RefObject<HTMLElement | null>
  active: GridCursor
  isEditing: boolean
  selection: ReturnType<typeof useRowSelection>
  go: (next: GridCursor) => void
}

/** Selects cells and ticks rows with a pointer. */
export function gridPointer({ frame, active, isEditing, selection, go }: GridPointerOptions) {
  const isActive = ({ row, column }: GridCell) => row === active.row && column === active.column

  function choose(cell: GridCell, isExtended: boolean) {
    // A cell being edited saves its input before another one is selected.
    if (isEditing && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    go(isExtended ? { ...cell, from: active.from } : cursorAt(cell.row, cell.column))
  }

  function point(event: PointerEvent) {
    // A tick box handles its own clicks.
    if (isTickBox(event.target)) return
    const cell = cellOf(event)
    if (cell && event.button === 0 && (event.ctrlKey || event.metaKey)) {
      const isFocused = frame.current?.contains(document.activeElement) === true
      selection.tickToo(cell.row, isFocused ? active.row : null)
      go(cursorAt(cell.row, cell.column))
      return
    }
    if (cell && event.button === 0 && !(isEditing && isActive(cell))) choose(cell, event.shiftKey)
  }

  function drag(event: PointerEvent) {
    if (event.buttons !== 1 || event.pointerType !== 'mouse' || isEditing) return
    const cell = cellOf(event)
    if (cell && !isActive(cell)) choose(cell, true)
  }

  /** With a modifier a click selects, on a link too. */
  function click(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
    }
    const box = isTickBox(event.target) ? cellOf(event) : null
    if (!box || !(event.target instanceof HTMLElement)) return
    // The keys are the cell's.
    event.target.blur()
    selection.tick(box.row, event.shiftKey)
    go(cursorAt(box.row, 0))
  }

  return { point, drag, click }
}

function isTickBox(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'checkbox'
}
