import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import { memo, useState } from 'react'
import { Link } from 'react-router'
import type { Text } from '../../../../lib/i18n/use-text.ts'
import type { Times } from '../../../../lib/i18n/use-times.ts'
import { Thumbnail } from '../../../../lib/media/thumbnail.tsx'
import { classPath } from '../../class-path.ts'
import { CellEditor, type CellEditorProps } from './cell-editor.tsx'
import type { CellNames } from './cell-text.ts'
import { ClassCell } from './class-cell.tsx'
import type { ClassColumn } from './class-columns.ts'
import styles from './class-grid.module.css'
import type { GridCell } from './grid-cursor.ts'
import { isEditable } from './read-cell.ts'

/** The editor in the row's active cell. */
export type RowEditor = Pick<CellEditorProps, 'typed' | 'options' | 'onCommit' | 'onCancel'>

type GridRowProps = {
  one: StudioListedClass | undefined
  index: number
  top: number
  columns: readonly ClassColumn[]
  names: CellNames
  t: Text
  times: Times
  editor: RowEditor | null
  /** The column of the focused cell; null in other rows. */
  active: number | null
  /** The first and last selected column, both null outside the selected block. */
  left: number | null
  right: number | null
  isTicked: boolean
  isScrolling: boolean
}

/** A row of the grid. Memoised, so the grid must not pass inline closures. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { one, index, top, columns, names, t, times, editor, active, left, right, isTicked, isScrolling } = props
  const isEdited = (column: number) => editor !== null && active === column
  // Links and pictures are slow to render: rows that scroll into view render them once scrolling stops.
  const [isWhole, setWhole] = useState(!isScrolling)
  if (!isScrolling && !isWhole) setWhole(true)
  const cell = (column: number) => {
    const isSelected = left !== null && right !== null && column >= left && column <= right
    return {
      'aria-colindex': column + 1,
      'aria-selected': isSelected || active === column,
      className: styles.cell,
      'data-cell': `${index}/${column}`,
      'data-editing': isEdited(column) || undefined,
      'data-selected': isSelected || undefined,
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of the grid
    // biome-ignore lint/a11y/useFocusableInteractive: its cells have the focus
    <div
      aria-rowindex={index + 2}
      aria-selected={isTicked}
      className={styles.row}
      data-editing={editor !== null || undefined}
      data-ticked={isTicked || undefined}
      role="row"
      style={{ transform: `translateY(${top}px)` }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: part of the grid */}
      <div {...cell(0)} data-sticky="picture" role="gridcell" tabIndex={active === 0 ? 0 : -1}>
        {one && (
          <input
            aria-label={t('classes.tick', { name: one.name || t('classes.untitled') })}
            checked={isTicked}
            className={styles.tick}
            readOnly
            tabIndex={-1}
            type="checkbox"
          />
        )}
        {one && isWhole && (
          <Link
            aria-label={t('classes.open', { name: one.name || t('classes.untitled') })}
            className={styles.open}
            tabIndex={-1}
            to={classPath(one)}
          >
            <Thumbnail link={one.imageLink} />
          </Link>
        )}
      </div>
      {columns.map(({ id, label }, place) => (
        <div
          {...cell(place + 1)}
          data-sticky={place === 0 ? 'title' : undefined}
          key={id}
          role={place === 0 ? 'rowheader' : 'gridcell'}
          tabIndex={active === place + 1 ? 0 : -1}
        >
          {one && editor && active === place + 1 && isEditable(id) ? (
            <CellEditor {...editor} field={id} label={t(label)} names={names} one={one} />
          ) : one ? (
            <ClassCell column={id} names={names} one={one} t={t} times={times} />
          ) : (
            <span className={styles.waiting} />
          )}
        </div>
      ))}
    </div>
  )
})

/** The cell under a pointer; null in the header and between the rows. */
export function cellOf({ target }: { target: EventTarget }): GridCell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  const [row, column] = cell?.dataset.cell?.split('/').map(Number) ?? []
  return row === undefined || column === undefined ? null : { row, column }
}
