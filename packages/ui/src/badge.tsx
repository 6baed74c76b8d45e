import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

export type BadgeProps = {
  /** `overlay` is for pictures; `live` has a pulsing dot. */
  tone?: 'neutral' | 'primary' | 'live' | 'overlay' | undefined
  icon?: IconName | undefined
  children: ReactNode
}

/** A label of one or two words. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {tone === 'live' && <span className={styles.dot} />}
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
