import { Heading } from '@upbeat/ui/heading.tsx'
import { type ReactNode, useId } from 'react'
import styles from './account-panel.module.css'

/** A section of the account page on its own surface. */
export function AccountPanel({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.panel}>
      <Heading id={headingId} level={2} size="block">
        {title}
      </Heading>
      {children}
    </section>
  )
}
