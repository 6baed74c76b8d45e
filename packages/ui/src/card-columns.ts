import { type Breakpoint, breakpointAt } from './breakpoints.ts'

/** Number of cards per row of the grid at `width` CSS pixels, for lists that render only visible rows. */
export function cardColumns(width: number): number {
  return COLUMNS[breakpointAt(width)]
}

const COLUMNS: Record<Breakpoint, number> = { xs: 1, sm: 2, md: 3, lg: 3, dskt: 4, xl: 5 }
