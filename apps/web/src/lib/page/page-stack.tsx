import { PageWidth } from '@upbeat/ui/page-width.tsx'
import type { ReactNode } from 'react'
import styles from './page-stack.module.css'

/**
 * A page of stacked sections. At least as high as the window, so that the footer doesn't move while they load. `tight` is for a single list
 * under its heading and controls.
 */
export function PageStack({ tight = false, children }: { tight?: boolean | undefined; children: ReactNode }) {
  return (
    <PageWidth className={styles.stack} data-tight={tight || undefined}>
      {children}
    </PageWidth>
  )
}
