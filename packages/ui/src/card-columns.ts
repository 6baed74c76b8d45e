import { type Breakpoint, breakpointAt } from './breakpoints.ts'

/** How many cards the grid puts in a row at `width` CSS pixels, for lists that draw only the rows in view. */
export function cardColumns(width: number): number {
  return COLUMNS[breakpointAt(width)]
}

const COLUMNS: Record<Breakpoint, number> = { xs: 1, sm: 2, md: 3, lg: 4, dskt: 5, xl: 6 }
