import type { WeekDay } from '@upbeat/rules/activity/week'
import { Icon } from '@upbeat/ui/icon.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { useLanguage } from '../i18n/language-store.ts'
import { useText } from '../i18n/text.ts'
import styles from './week-strip.module.css'

type WeekStripProps = {
  days: readonly WeekDay[]
  /** Animates today's tick. */
  fillToday?: boolean
  /** `compact`: the day's letter in the ring instead of above it. */
  look?: 'compact'
}

/** The seven days of a week, with a tick on days with a class. */
export function WeekStrip({ days, fillToday = false, look }: WeekStripProps) {
  const t = useText()
  const language = useLanguage()
  const letter = new Intl.DateTimeFormat(language, { weekday: 'narrow', timeZone: 'UTC' })
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return (
    <ol className={styles.days} data-look={look} role="list">
      {days.map(({ date, isToday, isFuture, minutes, classes }) => (
        <li
          aria-current={isToday ? 'date' : undefined}
          className={styles.day}
          data-done={classes > 0 || undefined}
          data-fills={(fillToday && isToday) || undefined}
          data-future={isFuture || undefined}
          key={date}
        >
          <span aria-hidden="true" className={styles.name}>
            {letter.format(Date.parse(date))}
          </span>
          <span className={styles.dot}>{classes > 0 && <Icon name="check" size={20} />}</span>
          <VisuallyHidden>
            {name.format(Date.parse(date))}
            {classes > 0 && `: ${t('activity.minutesDone', { minutes })}`}
          </VisuallyHidden>
        </li>
      ))}
    </ol>
  )
}
