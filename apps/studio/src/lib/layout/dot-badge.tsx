import type { ReactNode } from 'react'
import styles from './dot-badge.module.css'

export type DotTone = 'success' | 'info' | 'warning' | 'danger' | 'neutral'

/** A state, by text and colour. */
export function DotBadge({ tone, children }: { tone: DotTone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
