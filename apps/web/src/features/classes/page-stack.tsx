import { PageWidth } from '@upbeat/ui/page-width.tsx'
import type { ReactNode } from 'react'
import styles from './page-stack.module.css'

/**
 * A page of sections, one under the other. It fills the window, so that the footer is not seen to move when they come.
 * `tight` is for one list under its heading and controls.
 */
export function PageStack({ tight = false, children }: { tight?: boolean | undefined; children: ReactNode }) {
  return (
    <PageWidth className={styles.stack} data-tight={tight || undefined}>
      {children}
    </PageWidth>
  )
}
