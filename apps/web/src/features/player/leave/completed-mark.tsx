import { Icon } from '@upbeat/ui/icon.tsx'
import styles from './completed-mark.module.css'

/** What was reached, under a ring that closes where it counts as done. */
export function CompletedMark({ text, isDone }: { text: string; isDone: boolean }) {
  return (
    <div className={styles.mark}>
      {isDone && (
        <span className={styles.ring}>
          <svg aria-hidden="true" className={styles.circle} viewBox="0 0 100 100">
            <circle className={styles.track} cx="50" cy="50" r="45" />
            <circle className={styles.arc} cx="50" cy="50" pathLength={1} r="45" />
          </svg>
          <Icon name="check" size={44} />
        </span>
      )}
      <p className={styles.text}>{text}</p>
    </div>
  )
}
