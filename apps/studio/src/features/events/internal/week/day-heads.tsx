import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { useWeekTimes } from '../use-week-times.ts'
import { useZones, zoneCity } from '../zone.ts'
import styles from './week-grid.module.css'

/** The days above their columns. */
export function DayHeads({ days, today }: { days: readonly string[]; today: string }) {
  const t = useText()
  const { zone, own } = useZones()
  const times = useWeekTimes(zone)
  return (
    <div className={styles.heads}>
      <span className={styles.corner}>
        {own !== null && (
          <>
            <span>{zoneCity(zone)}</span>
            <span>{zoneCity(own)}</span>
          </>
        )}
      </span>
      {days.map((day) => (
        <h3 className={styles.head} data-today={day === today || undefined} key={day}>
          {times.shortDay(day)}
          {day === today && <VisuallyHidden>{`, ${t('events.today')}`}</VisuallyHidden>}
        </h3>
      ))}
    </div>
  )
}
