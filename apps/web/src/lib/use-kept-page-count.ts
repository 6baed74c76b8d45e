import { useLocation } from 'react-router'
import { keepPagesShown, useOnDemand } from './on-demand-store.ts'

/** How many pages of this entry's list are shown, as many as were when one comes back to it, and how to show another number. */
export function useKeptPageCount(): readonly [count: number, setCount: (count: number) => void] {
  const { key } = useLocation()
  const count = useOnDemand(({ pagesShown }) => pagesShown[key] ?? 1)
  return [count, (next) => keepPagesShown(key, next)]
}
