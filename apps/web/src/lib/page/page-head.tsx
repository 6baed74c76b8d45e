import { Heading } from '@upbeat/ui/heading.tsx'
import type { ReactNode } from 'react'
import styles from './page-head.module.css'

/** The heading above a page's list. */
export function PageHead({
  title,
  text,
  children,
}: {
  title: string
  text?: string | undefined
  children?: ReactNode
}) {
  return (
    <header className={styles.head}>
      <Heading level={1}>
        <bdi>{title}</bdi>
      </Heading>
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {children}
    </header>
  )
}
