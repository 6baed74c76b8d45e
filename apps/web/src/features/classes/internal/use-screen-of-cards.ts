import { cardColumns } from '@upbeat/ui/card-columns.ts'
import { useWindowWidth } from '@upbeat/ui/use-window-width.ts'

/** Number of cards that fill the window: two rows, or three cards in one column. */
export function useScreenOfCards(): number {
  return Math.max(3, 2 * cardColumns(useWindowWidth()))
}
