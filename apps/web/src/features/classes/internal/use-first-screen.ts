import { useShownParts } from '@upbeat/ui/first-page.ts'
import { useDeferredValue, useMemo } from 'react'
import { useScreenOfCards } from './use-screen-of-cards.ts'

/**
 * Renders the first screen of a new list at once and the rest at low priority, so that a filter doesn't wait for cards out of view; on the
 * app's first page a screen at a time. A list that only grew, or is the same, keeps its cards.
 */
export function useFirstScreen<Item>(items: readonly Item[]): readonly Item[] {
  const settled = useDeferredValue(items)
  const screen = useScreenOfCards()
  const keepsCards = items.length >= settled.length && settled.every((item, place) => item === items[place])
  const count = useShownParts(keepsCards ? settled.length : screen, { first: screen, step: screen })
  return useMemo(() => (keepsCards ? settled : items).slice(0, count), [keepsCards, settled, items, count])
}
