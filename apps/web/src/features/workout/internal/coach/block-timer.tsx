import { useText } from '../../../i18n/text.ts'
import { formatTime } from '../../../playback/format-time.ts'
import styles from './block-timer.module.css'

/** The remaining time of a move, in a ring. `left` in seconds, `done` from 0 to 1. */
export function BlockTimer({ left, done }: { left: number; done: number }) {
  const t = useText()
  return (
    <div aria-label={t('player.blockLeft')} className={styles.timer} data-ending={left <= 5 || undefined} role="timer">
      <svg aria-hidden="true" className={styles.ring} viewBox="0 0 100 100">
        <circle className={styles.track} cx="50" cy="50" r="46" />
        <circle className={styles.arc} cx="50" cy="50" pathLength={1} r="46" strokeDashoffset={Math.min(1, done)} />
      </svg>
      <span className={styles.left} data-long={left >= 600 || undefined}>
        {formatTime(left)}
      </span>
    </div>
  )
}
