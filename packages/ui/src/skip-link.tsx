import type { ReactNode } from 'react'
import styles from './skip-link.module.css'

/** The first Tab stop: skips the header to `#target`. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={`#${target}`}>
      {children}
    </a>
  )
}
