import type { ReactNode } from 'react'
import styles from './fault-page.module.css'

/** A page with a short error and actions. */
export function FaultPage({
  title,
  text,
  hint,
  art,
  children,
}: {
  title: string
  text?: string
  hint: string
  /** Above the title; decorative. */
  art?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={styles.page}>
      {art}
      <h1 className={styles.title}>{title}</h1>
      {text !== undefined && (
        <p className={styles.text}>
          <span>{text}</span>
        </p>
      )}
      <p className={styles.hint}>{hint}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
