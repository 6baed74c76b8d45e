import { Icon } from '@upbeat/ui/icon.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import type { CSSProperties } from 'react'
import { useLanguage } from '../../../i18n/language-store.ts'
import { useText } from '../../../i18n/text.ts'
import styles from './minutes-ring.module.css'

/** The minutes done, counting up in a ring that fills to `share` (0 to 1); a tick if complete. */
export function MinutesRing({ minutes, share }: { minutes: number; share: number }) {
  const t = useText()
  const language = useLanguage()
  const style = { '--minutes': minutes, '--share': share } as CSSProperties
  return (
    <div className={styles.ring} style={style}>
      <svg aria-hidden="true" className={styles.circle} viewBox="0 0 100 100">
        <circle className={styles.track} cx="50" cy="50" r="46" />
        <circle className={styles.arc} cx="50" cy="50" pathLength={1} r="46" />
      </svg>
      <VisuallyHidden>{t('player.completedMinutes', { count: minutes })}</VisuallyHidden>
      <span aria-hidden="true" className={styles.number} />
      <span aria-hidden="true" className={styles.unit}>
        {minuteUnit(minutes, language)}
      </span>
      {share >= 1 && (
        <span className={styles.tick}>
          <Icon name="check" size={28} />
        </span>
      )}
    </div>
  )
}

/** `minute` or `minutes`, in the language's form for the number. */
export function minuteUnit(minutes: number, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
  return format.formatToParts(minutes).find(({ type }) => type === 'unit')?.value ?? ''
}
