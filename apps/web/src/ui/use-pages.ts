import { cardPageSize } from '@upbeat/rules/classes/card-page-size'
import { useState } from 'react'
import { useWindowWidth } from './use-window-width.ts'

/** The first pages of a card list, in the page size of this window (CARD-16), and how many cards are left. */
export function usePages<Item>(items: readonly Item[]): {
  shown: readonly Item[]
  remaining: number
  more: () => void
} {
  const [pages, setPages] = useState(1)
  const count = pages * cardPageSize(useWindowWidth())
  return {
    shown: items.slice(0, count),
    remaining: Math.max(0, items.length - count),
    more: () => setPages(pages + 1),
  }
}
