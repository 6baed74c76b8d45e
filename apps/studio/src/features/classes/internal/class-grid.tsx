import { useQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../../lib/use-text.ts'
import { classOptionsQuery } from '../class-queries.ts'
import type { ClassView } from '../use-class-view.ts'
import { cellText } from './cell-text.ts'
import type { ClassColumn } from './class-columns.ts'
import styles from './class-grid.module.css'
import { copyCells } from './copy-cells.ts'
import { blockOf, cursorAfter, cursorAt, type GridCursor, isWithin } from './grid-cursor.ts'
import { GridHeader } from './grid-header.tsx'
import { classPath, GridRow } from './grid-row.tsx'
import type { ClassRows } from './use-class-rows.ts'

const rowHeight = 44
const headerHeight = 40
const pageRows = 10
/** Before the columns of fields: the picture, which opens the class. */
const pictureWidth = 5.5

type ClassGridProps = { view: ClassView; rows: ClassRows; total: number }

/** The classes as a spreadsheet: as many rows in the page as are seen, one cell in the tab order, arrows within. */
export function ClassGrid({ view, rows, total }: ClassGridProps) {
  const t = useText()
  const navigate = useNavigate()
  const frame = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState<GridCursor>(() => cursorAt(0, 0))
  const options = useQuery(classOptionsQuery).data
  const categories = options?.categories ?? []
  const { columns } = view
  const active = { ...cursor, row: Math.min(cursor.row, total - 1), column: Math.min(cursor.column, columns.length) }
  const block = blockOf(active)
  const isBlock = block.top !== block.bottom || block.left !== block.right

  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: headerHeight,
    scrollPaddingStart: headerHeight,
    initialRect: { width: 1000, height: 600 },
    // The cell with the focus stays in the page while others are scrolled by.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const [first, last] = [Math.max(0, startIndex - overscan), Math.min(count - 1, endIndex + overscan)]
      const shown = Array.from({ length: last - first + 1 }, (_, place) => first + place)
      const isOutside = active.row < first || active.row > last
      return isOutside && active.row < count ? [...shown, active.row].sort((a, b) => a - b) : shown
    },
  })
  const items = virtualizer.getVirtualItems()
  const [firstRow, lastRow] = [virtualizer.range?.startIndex ?? 0, virtualizer.range?.endIndex ?? 0]
  useEffect(() => rows.look(firstRow, lastRow))

  // Another question begins at its first row.
  const { question } = rows
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question
  useEffect(() => {
    virtualizer.scrollToOffset(0)
    setCursor((before) => cursorAt(0, before.column))
  }, [question])

  function go(next: GridCursor) {
    setCursor(next)
    virtualizer.scrollToIndex(next.row)
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLElement>(`[data-cell="${next.row}/${next.column}"]`)?.focus(),
    )
  }

  async function copy() {
    const chosen: StudioListedClass[] = []
    for (let row = block.top; row <= block.bottom; row++) {
      const one = rows.rowAt(row)
      if (one) chosen.push(one)
    }
    const shown = columns.slice(Math.max(0, block.left - 1), block.right)
    await copyCells(
      chosen.map((one) => shown.map(({ id }) => cellText(one, id, { categories }))),
      t,
    )
  }

  function press(event: KeyboardEvent) {
    const next = cursorAfter(active, event, { rows: total, columns: columns.length + 1, pageRows })
    if (next) {
      event.preventDefault()
      go(next)
    } else if ((event.ctrlKey || event.metaKey) && event.key === 'c' && block.right > 0) {
      event.preventDefault()
      void copy()
    } else if (
      event.key === 'Enter' &&
      event.target === event.currentTarget.querySelector('[tabindex="0"][data-cell]')
    ) {
      const one = rows.rowAt(active.row)
      if (one) void navigate(classPath(one))
    }
  }

  const template = [`${pictureWidth}rem`, ...columns.map(widthOf)].join(' ')
  return (
    <>
      <div className={styles.frame} data-changing={rows.isChanging || undefined} ref={frame}>
        {/* biome-ignore lint/a11y/useSemanticElements: a table can't leave out rows that aren't seen */}
        <div
          aria-colcount={columns.length + 1}
          aria-label={t('shell.classes')}
          aria-multiselectable="true"
          aria-rowcount={total + 1}
          className={styles.grid}
          onKeyDown={press}
          role="grid"
          style={{ '--columns': template, '--picture': `${pictureWidth}rem` } as CSSProperties}
        >
          <GridHeader view={view} />
          <div className={styles.body} style={{ blockSize: virtualizer.getTotalSize() }}>
            {items.map(({ index, start }) => (
              <GridRow
                active={active.row === index ? active.column : null}
                categories={categories}
                columns={columns}
                index={index}
                isSelected={(column) => isBlock && isWithin(block, { row: index, column })}
                key={index}
                onChoose={(column, isExtended) =>
                  go(isExtended ? { row: index, column, from: active.from } : cursorAt(index, column))
                }
                one={rows.rowAt(index)}
                top={start - headerHeight}
              />
            ))}
          </div>
        </div>
      </div>
      <p className={styles.status} role="status">
        {isBlock
          ? t('classes.cellsSelected', {
              count: (block.bottom - block.top + 1) * (block.right - block.left + 1),
            })
          : t('classes.count', { count: total })}
      </p>
    </>
  )
}

/** The title takes what the others leave. */
function widthOf({ id, width }: ClassColumn): string {
  return id === 'name' ? `minmax(${width}rem, 1fr)` : `${width}rem`
}
