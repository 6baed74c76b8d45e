import { Icon } from '@upbeat/ui/icon.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { type CSSProperties, useLayoutEffect } from 'react'
import { useLanguage } from '../../../i18n/language-store.ts'
import { useText } from '../../../i18n/text.ts'
import styles from './minutes-ring.module.css'

/** The minutes done, counting up in a ring that fills to `share` (0 to 1); a tick if complete. */
export function MinutesRing({ minutes, share }: { minutes: number; share: number }) {
  const t = useText()
  const language = useLanguage()
  useLayoutEffect(countInIntegers, [])
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

/**
 * Registers `--minutes`, so that its animation counts. Not by `@property` in the style sheet: a registration makes the browser restyle the
 * whole document, which would delay the first frame of each class.
 */
function countInIntegers(): void {
  try {
    CSS.registerProperty({ name: '--minutes', syntax: '<integer>', inherits: true, initialValue: '0' })
  } catch {
    // It is registered already.
  }
}

/** `minute` or `minutes`, in the language's form for the number. */
export function minuteUnit(minutes: number, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
  return format.formatToParts(minutes).find(({ type }) => type === 'unit')?.value ?? ''
}
