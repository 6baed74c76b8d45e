import { Icon } from '@upbeat/ui/icon.tsx'
import type { IconName } from '@upbeat/ui/icon-shapes.ts'
import type { ReactNode } from 'react'
import styles from './player-fault.module.css'
import { TopBar } from './top-bar.tsx'

type PlayerFaultProps = {
  title: string
  icon?: IconName
  text: string
  hint: string
  /** Actions. */
  children: ReactNode
  onClose: () => void
}

/** Replaces a class that can't be played: the error and the next steps. */
export function PlayerFault({ title, icon = 'warning', text, hint, children, onClose }: PlayerFaultProps) {
  return (
    <div className={styles.fault}>
      <TopBar onClose={onClose} title={title} />
      <div className={styles.content} role="alert">
        <span className={styles.icon}>
          <Icon name={icon} size={40} />
        </span>
        <p className={styles.text}>{text}</p>
        <p className={styles.hint}>{hint}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  )
}
