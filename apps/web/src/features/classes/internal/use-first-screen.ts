import { cardColumns } from '@upbeat/ui/card-columns.ts'
import { useWindowWidth } from '@upbeat/ui/use-window-width.ts'
import { useDeferredValue } from 'react'

/**
 * Of another list than before, what the first screen holds at once, and the rest when there is time: a filter shows what it does
 * without waiting for cards that are out of view. A list that only grew keeps what is there.
 */
export function useFirstScreen<Item>(items: readonly Item[]): readonly Item[] {
  const settled = useDeferredValue(items)
  const width = useWindowWidth()
  if (settled === items) return items
  const grew = items.length > settled.length && settled.every((item, place) => item === items[place])
  return grew ? settled : items.slice(0, Math.max(3, 2 * cardColumns(width)))
}
