import { type ReactNode, useEffect } from 'react'
import styles from './entry-card.module.css'

export type EntryCardProps = { title: string; lead?: ReactNode; children: ReactNode; footer?: ReactNode }

/** The layout of pages before sign-in: one centred card. */
export function EntryCard({ title, lead, children, footer }: EntryCardProps) {
  useEffect(() => {
    document.title = `${title} · Studio`
  }, [title])
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <img
          alt=""
          className={styles.mark}
          height={40}
          // There is no club before the first is created.
          onError={({ currentTarget }) => {
            currentTarget.hidden = true
          }}
          src="/favicon.ico"
          width={40}
        />
        <div className={styles.titles}>
          <h1 className={styles.title}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </main>
  )
}
