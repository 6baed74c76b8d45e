import type { StudioPolicy } from '@upbeat/contract/studio/entities/policy'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import styles from './accepted.module.css'

/** How many members have accepted the current version. */
export function Accepted({ policy: { current, accepted, members } }: { policy: StudioPolicy }) {
  const t = useText()
  const times = useTimes()
  if (!current) return <p className={styles.note}>{t('policies.noneYet')}</p>
  const since = times.day(current.publishedAt)
  return (
    <div className={styles.accepted}>
      <p>
        <strong>{t('policies.accepted', { count: accepted, members })}</strong>
      </p>
      <progress
        aria-label={t('policies.acceptedShare')}
        className={styles.bar}
        max={Math.max(1, members)}
        value={accepted}
      />
      <p className={styles.note}>{t('policies.current', { version: current.version, time: since })}</p>
    </div>
  )
}
