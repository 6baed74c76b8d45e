import { addDays } from '@upbeat/rules/schedule/local-date'
import { Button } from '@upbeat/ui/button.tsx'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { useWeekTimes } from '../use-week-times.ts'
import { useZones, zoneName } from '../zone.ts'
import type { useWeekAddress } from './use-week-address.ts'
import styles from './week.module.css'

/** The week's dates, and the way to others; the time zones of the times below. */
export function WeekHead({ week }: { week: ReturnType<typeof useWeekAddress> }) {
  const t = useText()
  const { zone, own } = useZones()
  const times = useWeekTimes(zone)
  const { monday, days, today, isList, goTo, showList } = week
  return (
    <div className={styles.head}>
      <div className={styles.moves}>
        <IconButton icon="chevron-start" label={t('events.previousWeek')} onClick={() => goTo(addDays(monday, -7))} />
        <IconButton icon="chevron-end" label={t('events.nextWeek')} onClick={() => goTo(addDays(monday, 7))} />
        <Button disabled={days.includes(today)} onClick={() => goTo(today)} size="small" variant="secondary">
          {t('events.today')}
        </Button>
      </div>
      <h2 aria-live="polite" className={styles.dates}>
        {times.week(monday, days.at(-1) ?? monday)}
      </h2>
      <p className={styles.zones}>
        {own === null
          ? t('events.zone', { zone: zoneName(zone) })
          : t('events.zones', { zone: zoneName(zone), own: zoneName(own) })}
      </p>
      <fieldset aria-label={t('events.view')} className={styles.views}>
        <Button
          aria-pressed={!isList}
          onClick={() => showList(false)}
          size="small"
          variant={isList ? 'quiet' : 'secondary'}
        >
          {t('events.asWeek')}
        </Button>
        <Button
          aria-pressed={isList}
          onClick={() => showList(true)}
          size="small"
          variant={isList ? 'secondary' : 'quiet'}
        >
          {t('events.asList')}
        </Button>
      </fieldset>
    </div>
  )
}
