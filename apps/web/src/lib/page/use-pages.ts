import { cardPageSize } from '@upbeat/rules/classes/card-page-size'
import { useWindowWidth } from '@upbeat/ui/use-window-width.ts'
import { useMemo } from 'react'

export type Pages<Item> = {
  shown: readonly Item[]
  /** Number of cards on the next page. */
  remaining: number
  more: () => void
}

/** The first pages of a card list, in the page size of this window (CARD-16). The caller stores the number of pages. */
export function usePages<Item>(
  items: readonly Item[],
  [count, setCount]: readonly [count: number, setCount: (count: number) => void],
): Pages<Item> {
  const size = cardPageSize(useWindowWidth())
  const shown = useMemo(() => items.slice(0, count * size), [items, count, size])
  return { shown, remaining: Math.min(size, items.length - shown.length), more: () => setCount(count + 1) }
}
