import type { ClassOptions, StudioListedClass } from '@upbeat/contract/studio/entities/class'
import { Icon } from '@upbeat/ui/icon.tsx'
import { Link } from 'react-router'
import { useText } from '../../../lib/use-text.ts'
import { CellEditor, type CellEditorProps } from './cell-editor.tsx'
import type { CellNames } from './cell-text.ts'
import { ClassCell, Thumbnail } from './class-cell.tsx'
import type { ClassColumn } from './class-columns.ts'
import styles from './class-grid.module.css'
import { isEditable } from './read-cell.ts'

type GridRowProps = {
  one: StudioListedClass | undefined
  index: number
  top: number
  columns: readonly ClassColumn[]
  names: CellNames
  options: ClassOptions | undefined
  /** Of the cell that has the focus, while it is edited. */
  editing: { typed: string | null } | null
  onEdit: (column: number) => void
  onCommit: CellEditorProps['onCommit']
  onCancel: () => void
  /** The column of the cell that has the focus; null in other rows. */
  active: number | null
  isSelected: (column: number) => boolean
  onChoose: (column: number, isExtended: boolean) => void
}

/** One class in the grid. */
export function GridRow({ one, index, top, columns, names, active, isSelected, onChoose, ...edit }: GridRowProps) {
  const t = useText()
  const isEdited = (column: number) => edit.editing !== null && active === column
  const cell = (column: number) => ({
    'aria-colindex': column + 1,
    'aria-selected': isSelected(column) || active === column,
    'data-cell': `${index}/${column}`,
    'data-selected': isSelected(column) || undefined,
    'data-editing': isEdited(column) || undefined,
    onDoubleClick: () => edit.onEdit(column),
    onPointerDown: (event: { button: number; shiftKey: boolean }) => {
      if (event.button === 0 && !isEdited(column)) onChoose(column, event.shiftKey)
    },
    onPointerEnter: (event: { buttons: number; pointerType: string }) => {
      if (event.buttons === 1 && event.pointerType === 'mouse' && edit.editing === null) onChoose(column, true)
    },
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of the grid
    // biome-ignore lint/a11y/useFocusableInteractive: its cells have the focus
    <div
      aria-rowindex={index + 2}
      className={styles.row}
      data-editing={edit.editing !== null || undefined}
      role="row"
      style={{ transform: `translateY(${top}px)` }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: part of the grid */}
      <div {...cell(0)} className={styles.cell} data-sticky="picture" role="gridcell" tabIndex={active === 0 ? 0 : -1}>
        {one && (
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
          className={styles.cell}
          data-sticky={place === 0 ? 'title' : undefined}
          key={id}
          role={place === 0 ? 'rowheader' : 'gridcell'}
          tabIndex={active === place + 1 ? 0 : -1}
        >
          {one && edit.editing && active === place + 1 && isEditable(id) ? (
            <CellEditor
              field={id}
              label={t(label)}
              names={names}
              onCancel={edit.onCancel}
              onCommit={edit.onCommit}
              one={one}
              options={edit.options}
              typed={edit.editing.typed}
            />
          ) : one ? (
            <ClassCell column={id} names={names} one={one} />
          ) : (
            <span className={styles.waiting} />
          )}
          {one && place === 0 && !isEdited(1) && (
            <Link aria-hidden className={styles.go} tabIndex={-1} to={classPath(one)}>
              <Icon name="arrow-end" size={18} />
            </Link>
          )}
        </div>
      ))}
    </div>
  )
}

export function classPath({ tag }: StudioListedClass): string {
  return `/classes/${encodeURIComponent(tag)}`
}
