import type { StudioBroadcast } from '@upbeat/contract/studio/entities/broadcast'
import { lengthOf } from '../../../../lib/forms/length-of.ts'
import { useLanguageStore } from '../../../../lib/i18n/language-store.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import styles from './status-panel.module.css'
import { useSeconds } from './use-seconds.ts'

/** Longer than this the time of the start says more than a countdown, in seconds. */
const longest = 24 * 3600

/** The time until members see the picture, then since they do. */
export function Countdown({ broadcast: { phase, startsAt } }: { broadcast: StudioBroadcast }) {
  const t = useText()
  const language = useLanguageStore((state) => state.language)
  const now = useSeconds()
  if (phase === 'ended') return null
  const seconds = (Date.parse(startsAt) - now) / 1000
  const isAhead = phase !== 'onAir'
  if (isAhead && seconds > longest) return null
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(startsAt))
  return (
    <p className={styles.facts}>
      <span className={styles.label}>{t(isAhead ? 'broadcast.startsIn' : 'broadcast.elapsed')}</span>
      <span className={styles.clock}>{lengthOf(Math.max(isAhead ? seconds : -seconds, 0))}</span>
      {isAhead && <span className={styles.at}>{t('broadcast.startsAt', { time })}</span>}
    </p>
  )
}
