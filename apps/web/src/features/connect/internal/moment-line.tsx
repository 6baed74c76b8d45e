import { cardMoment } from '@upbeat/rules/live/card-moment'
import { formatClock } from '@upbeat/rules/live/format-clock'
import { Icon } from '@upbeat/ui/icon.tsx'
import { useText } from '../../i18n/text.ts'
import type { Occurrence } from '../occurrences.ts'
import { useNow } from '../use-now.ts'
import styles from './moment-line.module.css'

/** The remaining time or the state of a live class, sent at `knownAt`. Classes more than a day ahead only show their date. */
export function MomentLine({ occurrence, knownAt }: { occurrence: Occurrence; knownAt: number }) {
  const t = useText()
  const moment = cardMoment(occurrence, useNow(), knownAt)
  const { duration } = occurrence.event
  switch (moment.kind) {
    case 'ahead':
      return null
    case 'countdown':
      return (
        <p className={styles.line} data-moment="countdown">
          <Icon name="clock" />
          {t('connect.startsIn', { time: formatClock(moment.seconds) })}
        </p>
      )
    case 'streaming':
      return (
        <p className={styles.line} data-moment="streaming">
          <Icon name="live" />
          {t('connect.startedAgo', { time: formatClock(moment.seconds) })}
          {moment.seconds < duration && (
            <span className={styles.of}>
              {t('connect.minutesOf', { gone: Math.floor(moment.seconds / 60), total: Math.ceil(duration / 60) })}
            </span>
          )}
        </p>
      )
    case 'awaiting':
      return (
        <p className={styles.line} data-moment="awaiting">
          <span className={styles.pulse} />
          {t('connect.awaiting')}
        </p>
      )
    case 'transcoding':
      return (
        <p className={styles.line} data-moment="transcoding">
          <Icon name="info" />
          {t('errors.transcoding')}
        </p>
      )
    case 'unavailable':
      return (
        <p className={styles.line} data-moment="unavailable">
          <Icon name="info" />
          {t('connect.notAvailableNow')}
        </p>
      )
  }
}
