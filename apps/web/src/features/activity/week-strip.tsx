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
  const weekday = (date: string, style: 'narrow' | 'long') =>
    new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' }).format(Date.parse(date))
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
            {weekday(date, 'narrow')}
          </span>
          <span className={styles.dot}>{classes > 0 && <Icon name="check" size={20} />}</span>
          <VisuallyHidden>
            {weekday(date, 'long')}
            {classes > 0 && `: ${t('activity.minutesDone', { minutes })}`}
          </VisuallyHidden>
        </li>
      ))}
    </ol>
  )
}
