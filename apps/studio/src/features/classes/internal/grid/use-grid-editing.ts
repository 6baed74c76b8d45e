import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import { useState } from 'react'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { showToast } from '../../../../lib/layout/toast-store.ts'
import { cellsToText, textToCells } from './cell-block.ts'
import { type CellNames, cellText } from './cell-text.ts'
import type { ClassColumn } from './class-columns.ts'
import type { GridBlock } from './grid-cursor.ts'
import { isEditable, readCell } from './read-cell.ts'
import { type CellEdit, useCellEdits } from './use-cell-edits.ts'

type Parts = {
  /** The read-only picture column precedes them. */
  columns: readonly ClassColumn[]
  rowAt: (row: number) => StudioListedClass | undefined
  total: number
  names: CellNames
}
type Texts = (row: number, column: number) => string | undefined

/** Operations on blocks of cells, each one undoable step. */
export function useGridEditing({ columns, rowAt: savedRowAt, total, names }: Parts) {
  const t = useText()
  const edits = useCellEdits()
  const [note, setNote] = useState('')

  function rowAt(row: number): StudioListedClass | undefined {
    const one = savedRowAt(row)
    return one && edits.withUnsaved(one)
  }

  /** Sets the cells of a block from texts; if one is invalid, reports it and changes nothing. Returns whether they were set. */
  function write(block: GridBlock, textAt: Texts): boolean {
    const changes: CellEdit[] = []
    let first: StudioListedClass | undefined
    for (let row = block.top; row <= block.bottom; row++) {
      const one = rowAt(row)
      if (!one) return refuse(t('classes.rowsNotShown'))
      for (let column = Math.max(1, block.left); column <= block.right; column++) {
        const { id, label } = columns[column - 1] ?? {}
        const text = textAt(row, column)
        if (!id || !label || text === undefined || !isEditable(id) || text === cellText(one, id, names)) continue
        const after = readCell(id, text, names)
        if (after === undefined) return refuse(t('classes.cellProblem', { text: text.slice(0, 60), column: t(label) }))
        changes.push({ tag: one.tag, field: id, before: one[id], after })
        first ??= one
      }
    }
    if (changes.length > 0) {
      setNote(noteOn(changes, first))
      void edits.apply(changes)
    }
    return true
  }

  /** The screen reader announcement of a change: for one cell its row, column and new value. */
  function noteOn(changes: readonly CellEdit[], row: StudioListedClass | undefined): string {
    const [edit] = changes
    const label = columns.find(({ id }) => id === edit?.field)?.label
    if (changes.length !== 1 || !edit || !label || !row) return t('classes.cellsChanged', { count: changes.length })
    const value = cellText({ ...row, [edit.field]: edit.after }, edit.field, names)
    return t('classes.cellChanged', {
      column: t(label),
      name: row.name || t('classes.untitled'),
      value: value || t('classes.notSet'),
    })
  }

  function refuse(text: string): false {
    showToast(text, { tone: 'danger' })
    return false
  }

  function textsOf({ top, bottom, left, right }: GridBlock): string[][] | null {
    const texts: string[][] = []
    for (let row = top; row <= bottom; row++) {
      const one = rowAt(row)
      if (!one) return null
      texts.push(columns.slice(Math.max(0, left - 1), right).map(({ id }) => cellText(one, id, names)))
    }
    return texts
  }

  /** For the clipboard; null if there is nothing to copy. */
  function copied(block: GridBlock): string | null {
    if (block.right === 0) return null
    const texts = textsOf(block)
    if (!texts) refuse(t('classes.rowsNotShown'))
    else showToast(t('classes.copied', { count: texts.length * (texts[0]?.length ?? 0) }))
    return texts && cellsToText(texts)
  }

  /** A single value fills the whole block; several are pasted from its first cell on. Returns the written cells. */
  function paste(block: GridBlock, text: string): GridBlock | null {
    const cells = textToCells(text)
    const [first = []] = cells
    const left = Math.max(1, block.left)
    if (cells.length === 1 && first.length === 1) {
      return write(block, () => first[0]) ? { ...block, left } : null
    }
    const width = Math.max(...cells.map((row) => row.length))
    const target = {
      top: block.top,
      bottom: Math.min(total - 1, block.top + cells.length - 1),
      left,
      right: Math.min(columns.length, left + width - 1),
    }
    return write(target, (row, column) => cells[row - target.top]?.[column - left]) ? target : null
  }

  /** Copies the block's first row to all others. */
  function fillDown(block: GridBlock) {
    const [source] = textsOf({ ...block, bottom: block.top }) ?? []
    const left = Math.max(1, block.left)
    if (source && block.bottom > block.top)
      write({ ...block, top: block.top + 1 }, (_, column) => source[column - left])
  }

  function clear(block: GridBlock) {
    write(block, () => '')
  }

  return { rowAt, write, copied, paste, fillDown, clear, note, ...edits }
}
