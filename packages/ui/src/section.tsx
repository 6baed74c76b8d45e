import { type ReactNode, useId } from 'react'
import { Heading } from './heading.tsx'
import styles from './section.module.css'

export type SectionProps = {
  title: ReactNode
  /** At the end of the heading's line: usually a link to the full list. */
  action?: ReactNode
  headingLevel?: 2 | 3 | 4 | undefined
  children: ReactNode
}

/** A section of a page, and a landmark named by its heading. */
export function Section({ title, action, headingLevel = 2, children }: SectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <div className={styles.head}>
        <Heading id={headingId} level={headingLevel}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  )
}
