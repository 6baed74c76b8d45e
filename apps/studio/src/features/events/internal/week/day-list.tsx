import { Icon } from '@upbeat/ui/icon.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { useWeekTimes } from '../use-week-times.ts'
import { useZones } from '../zone.ts'
import { type Slot, slotKey } from './blocks.ts'
import styles from './day-list.module.css'
import { kindLooks, useSlotWords } from './use-slot-words.ts'
import type { useWeekAddress } from './use-week-address.ts'

type DayListProps = { slots: readonly Slot[]; week: ReturnType<typeof useWeekAddress>; onOpen: (slot: Slot) => void }

/** A week as a list by day: for phones, and for days with more than a grid can show. */
export function DayList({ slots, week: { days, today }, onOpen }: DayListProps) {
  const t = useText()
  const { zone } = useZones()
  const times = useWeekTimes(zone)
  const byDay = Map.groupBy(slots, ({ day }) => day)
  return (
    <ol className={styles.days}>
      {days.map((day) => (
        <li className={styles.day} data-today={day === today || undefined} id={`day-${day}`} key={day}>
          <h3 className={styles.date}>
            {times.longDay(day)}
            {day === today && <span className={styles.today}>{t('events.today')}</span>}
          </h3>
          {byDay.has(day) ? (
            <ul className={styles.slots}>
              {byDay.get(day)?.map((slot) => (
                <li key={slotKey(slot)}>
                  <Row onOpen={() => onOpen(slot)} slot={slot} />
                </li>
              ))}
            </ul>
          ) : (
            <p className={styles.none}>{t('events.nothing')}</p>
          )}
        </li>
      ))}
    </ol>
  )
}

function Row({ slot, onOpen }: { slot: Slot; onOpen: () => void }) {
  const t = useText()
  const words = useSlotWords()(slot)
  const { event } = slot
  return (
    <button aria-haspopup="dialog" className={styles.slot} data-state={event.state} onClick={onOpen} type="button">
      <span className={styles.time}>
        {words.time}
        {words.ownTime && <span className={styles.own}>{t('events.ownTime', { time: words.ownTime })}</span>}
      </span>
      <span className={styles.what}>
        <span className={styles.name} dir="auto">
          {words.name}
        </span>
        <span className={styles.note}>
          <Icon name={kindLooks[event.kind].icon} size={16} />
          {[t(kindLooks[event.kind].label), words.coach, words.room].filter(Boolean).join(' · ')}
        </span>
        {(words.state ?? words.changes ?? words.moved) && (
          <span className={styles.note}>{[words.state, words.changes, words.moved].filter(Boolean).join(' · ')}</span>
        )}
        {words.clashes.map((clash) => (
          <span className={styles.clash} key={clash}>
            <Icon name="warning" size={16} />
            {clash}
          </span>
        ))}
      </span>
    </button>
  )
}
