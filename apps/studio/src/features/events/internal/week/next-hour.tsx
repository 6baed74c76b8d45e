import { useQuery } from '@tanstack/react-query'
import { addDays } from '@upbeat/rules/schedule/local-date'
import { wallClock } from '@upbeat/rules/schedule/wall-clock'
import { Icon } from '@upbeat/ui/icon.tsx'
import { Link } from 'react-router'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { nextQuery } from '../../event-queries.ts'
import { eventPath } from '../event-path.ts'
import { useWeekTimes } from '../use-week-times.ts'
import { useZones } from '../zone.ts'
import { type Slot, slotsOf } from './blocks.ts'
import styles from './next-hour.module.css'

const hourMs = 3_600_000

/** What members can watch now, or next. */
export function NextHour({ now }: { now: number }) {
  const t = useText()
  const { zone } = useZones()
  const times = useWeekTimes(zone)
  const today = wallClock(now, zone).slice(0, 10)
  const events = useQuery(nextQuery(today, zone)).data
  if (!events) return <p className={styles.next} />
  const onAir = slotsOf(events, zone).filter(({ event, occurrence }) => {
    return event.state === 'published' && Date.parse(occurrence.endsAt) > now
  })
  const running = onAir.filter(({ occurrence }) => Date.parse(occurrence.startsAt) <= now)
  const [next] = onAir.filter(({ occurrence }) => Date.parse(occurrence.startsAt) > now)
  const soon = next && Date.parse(next.occurrence.startsAt) - now <= hourMs
  return (
    <p className={styles.next} data-on={running.length > 0 || undefined}>
      <Icon name={running.length > 0 ? 'live' : 'clock'} size={20} />
      <span className={styles.words}>
        {running.length > 0 && (
          <span>
            {t('events.onNow')} <Names slots={running} />{' '}
            {running.length === 1 && t('events.until', { time: times.time(running[0]?.occurrence.endsAt ?? now) })}
          </span>
        )}
        {next ? (
          <span>
            {t(soon ? 'events.soon' : 'events.nextUp', { time: whenOf(next) })} <Names slots={[next]} />
          </span>
        ) : (
          running.length === 0 && <span>{t('events.nothingNext')}</span>
        )}
      </span>
    </p>
  )

  function whenOf({ day, occurrence }: Slot) {
    const time = times.time(occurrence.startsAt)
    if (day === today) return time
    return t(day === addDays(today, 1) ? 'events.tomorrowAt' : 'events.dayAt', { day: times.longDay(day), time })
  }
}

function Names({ slots }: { slots: readonly Slot[] }) {
  const shown = slots.slice(0, 3)
  return shown.map(({ event, occurrence }, place) => (
    <span key={`${event.id} ${occurrence.date}`}>
      {place > 0 && ', '}
      <Link className={styles.link} dir="auto" to={eventPath(event.id)}>
        {occurrence.own.name || event.name}
      </Link>
    </span>
  ))
}
