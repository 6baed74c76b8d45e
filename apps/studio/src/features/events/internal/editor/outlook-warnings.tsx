import type { EventOccurrence } from '@upbeat/contract/studio/entities/event'
import { Icon } from '@upbeat/ui/icon.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import styles from '../occurrence/occurrence.module.css'
import { useWeekTimes } from '../use-week-times.ts'

type OutlookWarningsProps = { occurrences: readonly EventOccurrence[]; timeZone: string }

const shownWarnings = 3

/** Double-booked coaches and rooms of the next occurrences (WEEK-05). */
export function OutlookWarnings({ occurrences, timeZone }: OutlookWarningsProps) {
  const t = useText()
  const times = useWeekTimes(timeZone)
  const clashes = occurrences.flatMap(({ date, startsAt, clashes: found }) =>
    found.map((clash) => ({ key: `${date} ${clash.what} ${clash.event.id}`, startsAt, ...clash })),
  )
  const shown = clashes.slice(0, shownWarnings)
  const unnamed = occurrences.reduce((sum, { moreClashes }) => sum + moreClashes, 0)
  const more = clashes.length - shown.length + unnamed
  return (
    <ul aria-live="polite" className={styles.warnings}>
      {shown.map(({ key, what, name, startsAt, event }) => (
        <li className={styles.clash} key={key}>
          <Icon name="warning" size={18} />
          <span>
            {`${times.moment(startsAt)}: `}
            {t(what === 'coach' ? 'events.clashCoach' : 'events.clashRoom', {
              name,
              event: event.name || t('events.untitled'),
              time: times.time(event.startsAt),
            })}
          </span>
        </li>
      ))}
      {more > 0 && <li>{t('events.moreClashes', { count: more })}</li>}
    </ul>
  )
}
