import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { SessionContext } from '../api/session.ts'
import { focusedField } from '../focus/use-kept-focus.ts'
import styles from './page.module.css'
import { TimeZoneNote } from './time-zone-note.tsx'

export type PageProps = {
  title: string
  /** One line under the title. */
  lead?: ReactNode
  /** The page's primary action. */
  action?: ReactNode
  /** `narrow` is for forms and prose, `full` for large tables. */
  width?: 'narrow' | 'wide' | 'full' | undefined
  children: ReactNode
}

/** A page of the studio: title, primary action and content. The title gets focus after navigation. */
export function Page({ title, lead, action, width = 'wide', children }: PageProps) {
  const session = useContext(SessionContext)
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, state } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page, not per change of its address
  useEffect(() => {
    // The first page of a visit doesn't move the focus.
    if (key !== 'default' && focusedField(state) === undefined) heading.current?.focus()
  }, [])
  useEffect(() => {
    document.title = `${title} · Studio`
  }, [title])
  return (
    <div className={styles.page} data-width={width}>
      <header className={styles.head}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {action}
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
      {session?.club && <TimeZoneNote />}
    </div>
  )
}
