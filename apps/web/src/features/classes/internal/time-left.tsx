import type { Playhead } from '@upbeat/contract/entities/playhead'
import { useText } from '../../i18n/text.ts'
import styles from './time-left.module.css'

/** A progress bar and the remaining minutes of a class. */
export function TimeLeft({ playhead: { positionSecond, durationSecond } }: { playhead: Playhead }) {
  const t = useText()
  const minutes = Math.max(1, Math.ceil((durationSecond - positionSecond) / 60))
  const share = Math.min(1, positionSecond / durationSecond)
  return (
    <span className={styles.left}>
      <span aria-hidden="true" className={styles.line}>
        <span className={styles.done} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      {t('home.timeLeft', { minutes })}
    </span>
  )
}
