import { type Breakpoint, breakpointAt } from './breakpoints.ts'
import { CardGrid } from './card-grid.tsx'
import { CardSkeleton } from './card-skeleton.tsx'
import { useWindowWidth } from './use-window-width.ts'

/** Placeholder cards for a first screen (SHELL-32). `label` says what is loading. */
export function CardGridSkeleton({ label }: { label: string }) {
  const count = COUNTS[breakpointAt(useWindowWidth())]
  return (
    <CardGrid aria-busy="true" aria-label={label}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <li data-skeleton="card" key={place}>
          <CardSkeleton />
        </li>
      ))}
    </CardGrid>
  )
}

const COUNTS: Record<Breakpoint, number> = { xs: 3, sm: 9, md: 9, lg: 8, dskt: 10, xl: 10 }
