import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect } from 'react'
import type { ClassRows } from './use-class-rows.ts'

const rowHeight = 44
export const headerHeight = 40
/** Number of rows rendered beyond the visible ones, on each side. */
const overscan = 8

type GridRowsOptions = { frame: RefObject<HTMLElement | null>; rows: ClassRows; total: number; activeRow: number }

/** The rendered rows of the grid; those that come into view are loaded. */
export function useGridRows({ frame, rows, total, activeRow }: GridRowsOptions) {
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: headerHeight,
    scrollPaddingStart: headerHeight,
    initialRect: { width: 1000, height: 600 },
    // The focused cell stays rendered while it is scrolled out of view.
    rangeExtractor: ({ startIndex, endIndex, count }) => {
      const [first, last] = [Math.max(0, startIndex - overscan), Math.min(count - 1, endIndex + overscan)]
      const shown = Array.from({ length: last - first + 1 }, (_, place) => first + place)
      const isOutside = activeRow < first || activeRow > last
      return isOutside && activeRow < count ? [...shown, activeRow].sort((a, b) => a - b) : shown
    },
  })
  const items = virtualizer.getVirtualItems()
  const [firstRow, lastRow] = [virtualizer.range?.startIndex ?? 0, virtualizer.range?.endIndex ?? 0]
  useEffect(() => rows.look(Math.max(0, firstRow - overscan), Math.min(total - 1, lastRow + overscan)))
  return { virtualizer, items }
}
