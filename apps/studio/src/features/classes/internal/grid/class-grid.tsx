import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { classOptionsQuery } from '../../../../lib/api/class-queries.ts'
import { useReach } from '../../../../lib/api/session.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../../lib/i18n/use-times.ts'
import { classPath } from '../../class-path.ts'
import type { ClassView } from '../../use-class-view.ts'
import type { ClassColumn } from './class-columns.ts'
import styles from './class-grid.module.css'
import { gridClipboard } from './grid-clipboard.ts'
import { gridCommand } from './grid-command.ts'
import { blockOf, cursorAfter, cursorAt, type GridCursor, isWithin } from './grid-cursor.ts'
import { GridFoot } from './grid-foot.tsx'
import { GridHeader } from './grid-header.tsx'
import { gridPointer } from './grid-pointer.ts'
import { cellOf, GridRow, type RowEditor } from './grid-row.tsx'
import { isEditable } from './read-cell.ts'
import type { SelectedClasses } from './selected-classes.ts'
import { useCellNames } from './use-cell-names.ts'
import type { ClassRows } from './use-class-rows.ts'
import { useGridEditing } from './use-grid-editing.ts'
import { headerHeight, useGridRows } from './use-grid-rows.ts'
import { useRowSelection } from './use-row-selection.ts'
import type { TickedClasses } from './use-ticked-classes.ts'

const pageRows = 10
/** Before the field columns: the picture, which opens the class. */
const pictureWidth = 7.5

type ClassGridProps = {
  view: ClassView
  rows: ClassRows
  total: number
  selected: SelectedClasses
  ticked: TickedClasses
}

/** The classes as a virtualised spreadsheet: one cell is in the tab order, arrow keys move within. */
export function ClassGrid({ view, rows, total, selected, ticked }: ClassGridProps) {
  const t = useText()
  const times = useTimes()
  const navigate = useNavigate()
  const frame = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState<GridCursor>(() => cursorAt(0, 0))
  const options = useQuery(classOptionsQuery).data
  const names = useCellNames()
  const { columns } = view
  const mayEdit = useReach('classes.edit') !== null
  const cells = useGridEditing({ columns, rowAt: rows.rowAt, total, names })
  const selection = useRowSelection(ticked, cells.rowAt)
  /** The cell being edited, and the first typed character. */
  const [editing, setEditing] = useState<{ typed: string | null } | null>(null)
  const active = { ...cursor, row: Math.min(cursor.row, total - 1), column: Math.min(cursor.column, columns.length) }
  const block = blockOf(active)
  const isBlock = block.top !== block.bottom || block.left !== block.right

  const { virtualizer, items } = useGridRows({ frame, rows, total, activeRow: active.row })
  useEffect(() => {
    // A selection over several rows is as good as ticking them.
    const isOfRows = block.top !== block.bottom
    selected.current = () => (ticked.tags.size > 0 ? [...ticked.tags] : isOfRows ? selection.tagsOf(block) : [])
  })

  // A new filter starts at the first row.
  const { question } = rows
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question
  useEffect(() => {
    virtualizer.scrollToOffset(0)
    setCursor((before) => cursorAt(0, before.column))
  }, [question])

  function go(next: GridCursor) {
    setCursor(next)
    virtualizer.scrollToIndex(next.row)
    requestAnimationFrame(() => {
      const cell = frame.current?.querySelector<HTMLElement>(`[data-cell="${next.row}/${next.column}"]`)
      // A quick double click has already opened the cell's editor.
      if (!cell?.contains(document.activeElement)) cell?.focus()
    })
  }

  function isEditableAt({ column, row }: { column: number; row: number }): boolean {
    const id = columns[column - 1]?.id
    return mayEdit && id !== undefined && isEditable(id) && cells.rowAt(row)?.state !== 'bin'
  }

  function press(event: KeyboardEvent) {
    // Buttons of the header handle their own keys.
    if (!(event.target instanceof HTMLElement && event.target.dataset.cell)) return
    const next = cursorAfter(active, event, { rows: total, columns: columns.length + 1, pageRows })
    const command = gridCommand(event)
    if (next) go(next)
    else if (event.key === ' ') selection.tick(active.row, event.shiftKey)
    else if (command?.kind === 'edit' && isEditableAt(active)) setEditing({ typed: command.typed })
    else if (event.key === 'Enter') {
      const one = cells.rowAt(active.row)
      if (one) void navigate(classPath(one))
    } else if (!mayEdit || !command) return
    // Without a cell edit to undo, the key undoes the toast's action.
    else if (command.kind === 'undo' && !cells.canUndo) return
    else if (command.kind === 'undo') void cells.undo()
    else if (command.kind === 'redo') void cells.redo()
    else if (command.kind === 'fillDown') cells.fillDown(block)
    else if (command.kind === 'clear') cells.clear(block)
    else return
    event.preventDefault()
  }

  function commit(text: string, step: { rows: number; columns: number } | null) {
    setEditing(null)
    const { row, column } = active
    const isTaken = cells.write({ top: row, bottom: row, left: column, right: column }, () => text)
    if (!step) return
    const target = isTaken ? { row: row + step.rows, column: column + step.columns } : active
    go(cursorAt(Math.min(total - 1, target.row), Math.max(1, Math.min(columns.length, target.column))))
  }

  const { copy, paste } = gridClipboard({ cells, block, mayEdit, go })
  const { point, drag, click } = gridPointer({ frame, active, isEditing: editing !== null, selection, go })

  function open(event: MouseEvent) {
    const cell = cellOf(event)
    if (cell && isEditableAt(cell)) setEditing({ typed: null })
  }

  const editor: RowEditor | null = editing && {
    ...editing,
    onCancel: () => {
      setEditing(null)
      go(cursorAt(active.row, active.column))
    },
    onCommit: commit,
    options,
  }
  // Two sticky cells per row are sixty layers to paint. Without horizontal scrolling they aren't needed.
  const isVertical = virtualizer.isScrolling && frame.current?.scrollLeft === 0
  const isInBlock = (row: number) => isBlock && isWithin(block, { row, column: block.left })
  const template = [`${pictureWidth}rem`, ...columns.map(widthOf)].join(' ')
  return (
    <>
      <div
        className={styles.frame}
        data-changing={rows.isChanging || undefined}
        data-vertical={isVertical || undefined}
        ref={frame}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a table can't leave out rows that aren't seen */}
        <div
          aria-colcount={columns.length + 1}
          aria-label={t('shell.classes')}
          aria-multiselectable="true"
          aria-rowcount={total + 1}
          className={styles.grid}
          onClickCapture={click}
          onCopy={copy}
          onDoubleClick={open}
          onKeyDown={press}
          onPaste={paste}
          onPointerDown={point}
          onPointerOver={drag}
          role="grid"
          style={{ '--columns': template, '--picture': `${pictureWidth}rem` } as CSSProperties}
        >
          <GridHeader view={view} />
          <div className={styles.body} style={{ blockSize: virtualizer.getTotalSize() }}>
            {items.map(({ index, start }) => (
              <GridRow
                active={active.row === index ? active.column : null}
                columns={columns}
                editor={active.row === index ? editor : null}
                index={index}
                isScrolling={virtualizer.isScrolling}
                isTicked={ticked.tags.has(cells.rowAt(index)?.tag ?? '')}
                key={index}
                left={isInBlock(index) ? block.left : null}
                names={names}
                one={cells.rowAt(index)}
                right={isInBlock(index) ? block.right : null}
                t={t}
                times={times}
                top={start - headerHeight}
              />
            ))}
          </div>
        </div>
      </div>
      <GridFoot
        cells={cells}
        mayEdit={mayEdit}
        onClear={ticked.clear}
        tickedRows={ticked.tags.size}
        selectedCells={isBlock ? (block.bottom - block.top + 1) * (block.right - block.left + 1) : 0}
        total={total}
      />
    </>
  )
}

/** The title takes the remaining width. */
function widthOf({ id, width }: ClassColumn): string {
  return id === 'name' ? `minmax(${width}rem, 1fr)` : `${width}rem`
}
