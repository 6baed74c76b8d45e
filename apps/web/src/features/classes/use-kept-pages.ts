import { cardPageSize } from '@upbeat/rules/classes/card-page-size'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useWindowWidth } from '../../ui/use-window-width.ts'
import { useOnDemand } from './on-demand-store.ts'

export type Pages<Item> = { visible: readonly Item[]; remaining: number; showMore: () => void }

/** The first pages of a list; as many as were shown when one comes back to it (CARD-16). */
export function useKeptPages<Item>(items: readonly Item[]): Pages<Item> {
  const { key } = useLocation()
  const size = cardPageSize(useWindowWidth())
  const pageCount = useOnDemand(({ pagesShown }) => pagesShown[key] ?? 1)
  const visible = useMemo(() => items.slice(0, pageCount * size), [items, pageCount, size])
  return {
    visible,
    remaining: Math.min(size, items.length - visible.length),
    showMore: () => useOnDemand.setState(({ pagesShown }) => ({ pagesShown: { ...pagesShown, [key]: pageCount + 1 } })),
  }
}
