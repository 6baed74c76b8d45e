import { cardColumns } from '@upbeat/ui/card-columns.ts'
import { useWindowWidth } from '@upbeat/ui/use-window-width.ts'
import { useDeferredValue, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Renders the first screen of a new list at once and the rest at low priority, so that neither the page's opening nor a filter waits for
 * cards out of view. A list that only grew keeps its cards, and a page returned to has them all, since it is scrolled to where it was.
 */
export function useFirstScreen<Item>(items: readonly Item[]): readonly Item[] {
  const width = useWindowWidth()
  const isFirstPage = useLocation().key === 'default'
  const firstScreen = () => items.slice(0, Math.max(3, 2 * cardColumns(width)))
  const [first] = useState(() => (isFirstPage ? firstScreen() : items))
  const settled = useDeferredValue(items, first)
  if (settled === items) return items
  const grew = items.length > settled.length && settled.every((item, place) => item === items[place])
  return grew ? settled : firstScreen()
}
