import { Icon } from '@upbeat/ui/icon.tsx'
import type { IconName } from '@upbeat/ui/icon-shapes.ts'
import styles from './check-list.module.css'

/** `open` is for a pending check. */
export type CheckState = 'good' | 'warning' | 'bad' | 'open'
export type Check = { id: string; state: CheckState; title: string; text?: string | undefined }

/** A list of checks with results; each title states the result in words, not only by colour. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className={styles.checks}>
      {checks.map(({ id, state, title, text }) => (
        <li className={styles.check} data-state={state} key={id}>
          <Icon name={icons[state]} />
          <span className={styles.title}>{title}</span>
          {text && <span className={styles.text}>{text}</span>}
        </li>
      ))}
    </ul>
  )
}

const icons: Record<CheckState, IconName> = { good: 'check', warning: 'warning', bad: 'close', open: 'clock' }
