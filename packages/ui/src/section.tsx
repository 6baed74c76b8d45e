import { type ReactNode, useId } from 'react'
import { Heading } from './heading.tsx'
import styles from './section.module.css'

export type SectionProps = {
  title: ReactNode
  /** Beside the heading, at the end of the line: usually a link to all of it. */
  action?: ReactNode
  headingLevel?: 2 | 3 | 4 | undefined
  children: ReactNode
}

/** A part of a page under its heading, and a landmark named by it. */
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
