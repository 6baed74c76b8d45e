import { homeShimmerTiles } from '@upbeat/rules/constants'
import { TileSkeleton } from '@upbeat/ui/card-skeleton.tsx'
import styles from './category-tiles.module.css'

/** Placeholder tiles: one per category, or ten (HOME-07). */
export function CategoryTilesSkeleton({
  label,
  count = homeShimmerTiles,
}: {
  label: string
  count?: number | undefined
}) {
  return (
    <ul aria-busy="true" aria-label={label} className={styles.tiles} role="list">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <li data-skeleton="tile" key={place}>
          <TileSkeleton />
        </li>
      ))}
    </ul>
  )
}
