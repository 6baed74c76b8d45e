import type { RecentActivity } from '@upbeat/contract/entities/recent-activity'
import { catalogueKey } from '@upbeat/phrases/catalogue-key'
import { minutesByCategory } from '@upbeat/rules/activity/done-days'
import { weekOf } from '@upbeat/rules/activity/week'
import { Section } from '@upbeat/ui/section.tsx'
import type { CSSProperties } from 'react'
import { clock } from '../../lib/clock.ts'
import { useLanguage } from '../i18n/language-store.ts'
import { textOrElse, useText } from '../i18n/text.ts'
import styles from './activity-summary.module.css'
import { memberCalendar } from './member-calendar.ts'
import { WeekStrip } from './week-strip.tsx'

/** Number of categories listed. */
const most = 5

/** This week's days and totals, and the most frequent categories. */
export function ActivitySummary({ records }: { records: readonly RecentActivity[] }) {
  const t = useText()
  const week = weekOf(records, clock.now(), memberCalendar(useLanguage()))
  const totals = [
    [t('activity.minutes'), week.minutes],
    [t('activity.classes'), week.classes],
    [t('activity.weeksInARow'), week.streak],
  ] as const
  return (
    <div className={styles.summary}>
      <Section title={t('activity.thisWeek')}>
        <div className={styles.week}>
          <WeekStrip days={week.days} />
          <dl className={styles.totals}>
            {totals.map(([name, total]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{total}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
      <ByType records={records} />
    </div>
  )
}

function ByType({ records }: { records: readonly RecentActivity[] }) {
  const t = useText()
  const types = minutesByCategory(records)
    .map(({ category, minutes }) => ({ minutes, name: textOrElse(catalogueKey('category', category), '') }))
    .filter(({ name }) => name !== '')
    .slice(0, most)
  const longest = types[0]?.minutes
  if (longest === undefined) return null
  return (
    <Section title={t('activity.byType')}>
      <ul className={styles.types} role="list">
        {types.map(({ name, minutes }) => (
          <li key={name} style={{ '--share': minutes / longest } as CSSProperties}>
            <span>{name}</span>
            <span className={styles.minutes}>{t('common.minutes', { minutes })}</span>
            <span className={styles.bar} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
