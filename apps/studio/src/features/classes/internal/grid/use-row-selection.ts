import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import { useRef } from 'react'
import type { TickedClasses } from './use-ticked-classes.ts'

type Rows = { top: number; bottom: number }

/** Ticks rows of the grid by their position. */
export function useRowSelection(ticked: TickedClasses, rowAt: (row: number) => StudioListedClass | undefined) {
  const last = useRef<number | null>(null)

  /** Only loaded rows; others have no name yet. */
  function tagsOf({ top, bottom }: Rows): string[] {
    return Array.from({ length: bottom - top + 1 }, (_, place) => rowAt(top + place)?.tag ?? []).flat()
  }

  /** Ticks or unticks a row; with `isRange` ticks all rows from the last one on. */
  function tick(row: number, isRange: boolean) {
    const tag = rowAt(row)?.tag
    if (tag === undefined) return
    const from = last.current
    last.current = row
    if (!isRange || from === null) ticked.tick([tag], !ticked.tags.has(tag))
    else ticked.tick(tagsOf({ top: Math.min(from, row), bottom: Math.max(from, row) }), true)
  }

  /** Adds a row to those selected. The first time the focused row is one of them, as in file managers. */
  function tickToo(row: number, focused: number | null) {
    const isFirst = ticked.tags.size === 0 && focused !== null && focused !== row
    if (!isFirst) return tick(row, false)
    last.current = row
    ticked.tick(
      [focused, row].flatMap((one) => rowAt(one)?.tag ?? []),
      true,
    )
  }

  return { tagsOf, tick, tickToo }
}
