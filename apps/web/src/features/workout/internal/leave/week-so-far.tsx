import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clock } from '../../../../lib/clock.ts'
import { memberCalendar } from '../../../activity/member-calendar.ts'
import { recentActivityQuery } from '../../../activity/queries.ts'
import { WeekStrip } from '../../../activity/week-strip.tsx'
import { weekWith } from '../../../activity/week-with.ts'
import { useLanguage } from '../../../i18n/language-store.ts'
import { useText } from '../../../i18n/text.ts'
import styles from './completed-takeover.module.css'

/** The member's week including the class just done, `seconds` of it. Renders nothing if the week can't be loaded. */
export function WeekSoFar({ tag, seconds }: { tag: string; seconds: number }) {
  const t = useText()
  const language = useLanguage()
  const [at] = useState(() => clock.now())
  const { data, isError } = useQuery({ ...recentActivityQuery(), retry: false })
  if (isError && !data) return null
  const week = data && weekWith(data, { tag, seconds, at }, memberCalendar(language))
  return (
    <div className={styles.week}>
      {week && (
        <>
          <p className={styles.number}>{t('player.weekNumber', { number: week.classes })}</p>
          <WeekStrip days={week.days} fillToday />
        </>
      )}
    </div>
  )
}
