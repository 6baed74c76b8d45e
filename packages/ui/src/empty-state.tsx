import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

export type EmptyStateProps = {
  icon: IconName
  title: string
  text?: string | undefined /** The next step. */
  action?: ReactNode
}

/** Replaces an empty list. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Icon name={icon} size={32} />
      </span>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  )
}
