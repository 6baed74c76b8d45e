import type { ReactNode } from 'react'
import { PageWidth } from '../../ui/page-width.tsx'
import styles from './landing-sections.module.css'

/** What follows the hero. */
export function LandingSections({ children }: { children: ReactNode }) {
  return <PageWidth className={styles.sections}>{children}</PageWidth>
}
