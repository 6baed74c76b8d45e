import { cardColumns } from '@upbeat/ui/card-columns.ts'
import { useWindowWidth } from '@upbeat/ui/use-window-width.ts'
import { useDeferredValue } from 'react'

/**
 * Renders the first screen of a new list at once and the rest at low priority, so that a filter doesn't wait for cards out of view. A list
 * that only grew, or is the same, keeps its cards.
 */
export function useFirstScreen<Item>(items: readonly Item[]): readonly Item[] {
  const settled = useDeferredValue(items)
  const width = useWindowWidth()
  if (settled === items) return items
  const keepsCards = items.length >= settled.length && settled.every((item, place) => item === items[place])
  return keepsCards ? settled : items.slice(0, Math.max(3, 2 * cardColumns(width)))
}
