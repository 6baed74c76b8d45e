import { momentOfWallClock } from '@upbeat/rules/schedule/wall-clock'
import { useWeekTimes } from '../use-week-times.ts'
import { useZones } from '../zone.ts'
import styles from './week-grid.module.css'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** The hours beside the days, in the club's time zone, and in the reader's where that differs. */
export function Hours({ monday }: { monday: string }) {
  const { zone, own } = useZones()
  const times = useWeekTimes(zone)
  return (
    <div aria-hidden="true" className={styles.hours} data-hours="">
      {hours.map((hour) => {
        const local = `${monday}T${String(hour).padStart(2, '0')}:00:00`
        return (
          <span className={styles.hour} key={hour}>
            <span>{times.clock(local)}</span>
            {own !== null && <span>{times.time(momentOfWallClock(local, zone), own)}</span>}
          </span>
        )
      })}
    </div>
  )
}
