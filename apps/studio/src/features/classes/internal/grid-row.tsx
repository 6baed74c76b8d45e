import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import { Icon } from '@upbeat/ui/icon.tsx'
import { Link } from 'react-router'
import { useText } from '../../../lib/use-text.ts'
import { ClassCell, Thumbnail } from './class-cell.tsx'
import type { ClassColumn } from './class-columns.ts'
import styles from './class-grid.module.css'

type GridRowProps = {
  one: StudioListedClass | undefined
  index: number
  top: number
  columns: readonly ClassColumn[]
  categories: readonly { id: string; name: string }[]
  /** The column of the cell that has the focus; null in other rows. */
  active: number | null
  isSelected: (column: number) => boolean
  onChoose: (column: number, isExtended: boolean) => void
}

/** One class in the grid. */
export function GridRow({ one, index, top, columns, categories, active, isSelected, onChoose }: GridRowProps) {
  const t = useText()
  const cell = (column: number) => ({
    'aria-colindex': column + 1,
    'aria-selected': isSelected(column) || active === column,
    'data-cell': `${index}/${column}`,
    'data-selected': isSelected(column) || undefined,
    onPointerDown: (event: { button: number; shiftKey: boolean }) => {
      if (event.button === 0) onChoose(column, event.shiftKey)
    },
    onPointerEnter: (event: { buttons: number; pointerType: string }) => {
      if (event.buttons === 1 && event.pointerType === 'mouse') onChoose(column, true)
    },
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of the grid
    // biome-ignore lint/a11y/useFocusableInteractive: its cells have the focus
    <div aria-rowindex={index + 2} className={styles.row} role="row" style={{ transform: `translateY(${top}px)` }}>
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
      {columns.map(({ id }, place) => (
        <div
          {...cell(place + 1)}
          className={styles.cell}
          data-sticky={place === 0 ? 'title' : undefined}
          key={id}
          role={place === 0 ? 'rowheader' : 'gridcell'}
          tabIndex={active === place + 1 ? 0 : -1}
        >
          {one ? <ClassCell categories={categories} column={id} one={one} /> : <span className={styles.waiting} />}
          {one && place === 0 && (
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
