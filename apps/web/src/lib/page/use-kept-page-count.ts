import { useLocation } from 'react-router'
import { keepPagesShown, useOnDemand } from '../on-demand-store.ts'

/** The number of pages shown in this history entry's list, restored on return, and its setter. */
export function useKeptPageCount(): readonly [count: number, setCount: (count: number) => void] {
  const { key } = useLocation()
  const count = useOnDemand(({ pagesShown }) => pagesShown[key] ?? 1)
  return [count, (next) => keepPagesShown(key, next)]
}
