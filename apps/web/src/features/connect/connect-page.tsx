import { Heading } from '@upbeat/ui/heading.tsx'
import { PageWidth } from '@upbeat/ui/page-width.tsx'
import type { ReactNode } from 'react'
import styles from './connect-page.module.css'
import { ConnectTabs } from './internal/connect-tabs.tsx'

/** The layout of Connect pages: title, link to the other view, and content. */
export function ConnectPage({
  title,
  text,
  action,
  children,
}: {
  title: string
  text?: string | undefined
  /** Next to the title. */
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <PageWidth className={styles.page}>
      <header className={styles.head}>
        <div className={styles.name}>
          <Heading level={1}>{title}</Heading>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
        {action}
      </header>
      <ConnectTabs />
      {children}
    </PageWidth>
  )
}
