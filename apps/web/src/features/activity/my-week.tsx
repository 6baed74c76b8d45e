import { useQuery } from '@tanstack/react-query'
import { weekOf } from '@upbeat/rules/activity/week'
import { weekGoalClasses } from '@upbeat/rules/constants'
import { Link } from 'react-router'
import { clock } from '../../lib/clock.ts'
import { paths } from '../../lib/paths.ts'
import { useLanguage } from '../i18n/language-store.ts'
import { useText } from '../i18n/text.ts'
import { memberCalendar } from './member-calendar.ts'
import styles from './my-week.module.css'
import { weekQuery } from './queries.ts'
import { WeekStrip } from './week-strip.tsx'

/** The member's week at a glance: its days, and how many classes are missing to the goal. Only its space while it can't be shown. */
export function MyWeek() {
  const t = useText()
  const language = useLanguage()
  const { data } = useQuery({ ...weekQuery(), refetchOnMount: false })
  if (!data) return <div className={styles.week} />
  const { days, classes } = weekOf(data, clock.now(), memberCalendar(language))
  const left = weekGoalClasses - classes
  return (
    <section aria-label={t('activity.thisWeek')} className={styles.week}>
      <WeekStrip days={days} look="compact" />
      <p className={styles.text}>
        <Link className={styles.done} to={paths.recent}>
          {left < 0
            ? t('common.classes', { count: classes })
            : t('activity.weekDone', { done: classes, goal: weekGoalClasses })}
        </Link>
        <span>
          {left > 1 ? t('activity.weekToGo', { left }) : t(left === 1 ? 'activity.weekOneMore' : 'activity.weekFull')}
        </span>
      </p>
    </section>
  )
}
