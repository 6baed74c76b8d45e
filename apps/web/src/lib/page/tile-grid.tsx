import { TileSkeleton } from '@upbeat/ui/card-skeleton.tsx'
import type { ReactNode } from 'react'
import styles from './tile-grid.module.css'

/** A grid of collections or channels. Its children are `<li>`. */
export function TileGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={styles.grid} role="list">
      {children}
    </ul>
  )
}

/** Placeholder tiles. */
export function TileGridSkeleton({ label }: { label: string }) {
  return (
    <ul aria-busy="true" aria-label={label} className={styles.grid} role="list">
      {places.map((place) => (
        <li data-skeleton="tile" key={place}>
          <TileSkeleton ratio="16 / 12" />
        </li>
      ))}
    </ul>
  )
}

const places = [1, 2, 3, 4, 5, 6]
