import type { ClipboardEvent } from 'react'
import type { GridBlock, GridCursor } from './grid-cursor.ts'
import type { useGridEditing } from './use-grid-editing.ts'

type GridClipboardOptions = {
  cells: ReturnType<typeof useGridEditing>
  block: GridBlock
  mayEdit: boolean
  go: (next: GridCursor) => void
}

/** Copies the selected cells as text, and pastes text into cells. */
export function gridClipboard({ cells, block, mayEdit, go }: GridClipboardOptions) {
  function copy(event: ClipboardEvent) {
    if (!isInCell(event)) return
    const text = cells.copied(block)
    if (text === null) return
    event.clipboardData.setData('text/plain', text)
    event.preventDefault()
  }

  function paste(event: ClipboardEvent) {
    if (!isInCell(event) || !mayEdit) return
    event.preventDefault()
    const written = cells.paste(block, event.clipboardData.getData('text/plain'))
    if (written) go({ row: written.bottom, column: written.right, from: { row: written.top, column: written.left } })
  }

  return { copy, paste }
}

function isInCell({ target }: ClipboardEvent): boolean {
  return target instanceof HTMLElement && Boolean(target.dataset.cell)
}
