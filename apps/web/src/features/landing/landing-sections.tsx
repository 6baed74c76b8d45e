import { PageWidth } from '@upbeat/ui/page-width.tsx'
import type { ReactNode } from 'react'
import styles from './landing-sections.module.css'

/** The sections below the hero. */
export function LandingSections({ children }: { children: ReactNode }) {
  return <PageWidth className={styles.sections}>{children}</PageWidth>
}
